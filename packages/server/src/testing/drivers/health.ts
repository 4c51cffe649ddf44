import type { DriversOf } from "./driver.ts";

export const healthDrivers: DriversOf<"health"> = {
  getHealth: async () => ({}),
};
