import { snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { listBoxDeliveryDays, listScheduleDays, listScheduleSlots } from "./read-schedule.ts";

export const scheduleRoutes = (services: Services): HandlersOf<"schedule"> => ({
  async listScheduleDays({ query }) {
    return { status: 200, body: snakeKeys(await listScheduleDays(services, query)) };
  },
  async listBoxDeliveryDays({ query }) {
    return { status: 200, body: snakeKeys(await listBoxDeliveryDays(services, query)) };
  },
  async listScheduleSlots({ path }) {
    return { status: 200, body: snakeKeys(await listScheduleSlots(services, path.day)) };
  },
});
