import type { DriversOf } from "./driver.ts";

export const scheduleDrivers: DriversOf<"schedule"> = {
  listScheduleDays: async () => ({ query: { from: "2026-12-01", to: "2026-12-31" } }),
  listScheduleSlots: async () => ({ path: { day: "2026-12-10" } }),
};
