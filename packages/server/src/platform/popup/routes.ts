import type { HandlersOf } from "../../http/handlers.ts";
import { toInstant } from "../../http/instant.ts";
import type { Services } from "../../services.ts";
import { toKeyedPhoto } from "../file/photos.ts";
import { listPopups } from "./popups.ts";

export const popupRoutes = (services: Services): HandlersOf<"popup"> => ({
  async listPopups() {
    const popups = await listPopups(services);
    return {
      status: 200,
      body: popups.map(({ id, title, body, image, link, starts_at: from, ends_at: until }) => ({
        id,
        title,
        body,
        image: image === null ? null : toKeyedPhoto(services, image),
        link,
        starts_at: toInstant(from),
        ends_at: toInstant(until),
      })),
    };
  },
});
