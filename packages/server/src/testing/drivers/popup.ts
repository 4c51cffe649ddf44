import type { DriversOf } from "./driver.ts";

export const popupDrivers: DriversOf<"popup"> = {
  listPopups: async () => ({}),
};
