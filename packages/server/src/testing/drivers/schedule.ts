import type { DriversOf } from "./driver.ts";

const december = { from: "2026-12-01", to: "2026-12-31" };

export const scheduleDrivers: DriversOf<"schedule"> = {
  listScheduleDays: async () => ({ query: december }),
  listScheduleSlots: async () => ({ path: { day: "2026-12-10" } }),
  listBoxDeliveryDays: async () => ({ query: december }),
};
