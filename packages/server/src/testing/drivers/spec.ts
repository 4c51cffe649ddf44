import type { DriversOf } from "./driver.ts";

export const specDrivers: DriversOf<"spec"> = {
  getMoveSpec: async () => ({}),
};
