import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { getHealth } from "./get-health.ts";

export const healthRoutes = (services: Services): HandlersOf<"health"> => ({
  async getHealth() {
    await getHealth(services);
    return { status: 200, body: { status: "ok" } };
  },
});
