import { newCompany } from "../companies.ts";
import type { DriversOf } from "./driver.ts";

export const companyDrivers: DriversOf<"company"> = {
  async getCompany(server) {
    const { token } = await newCompany(server);
    return { token };
  },
};
