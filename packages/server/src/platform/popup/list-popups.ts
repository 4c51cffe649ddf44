import type { Services } from "../../services.ts";
import { photosOn } from "../file/photos.ts";
import { findPopups } from "./store.ts";

/** The API's maximum length of a list. */
const MAX = 10;

/** The current popups with their pictures. */
export async function listPopups({ db, clock }: Pick<Services, "db" | "clock">) {
  const popups = await findPopups(db, { now: clock(), limit: MAX });
  const images = await photosOn(db, { kind: "POPUP", ids: popups.map(({ id }) => id) });
  return popups.map((popup) => ({ ...popup, image: images.get(popup.id)?.[0] ?? null }));
}
