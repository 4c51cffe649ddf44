import { newOperator } from "../operators.ts";
import { newPaidOrder } from "../orders.ts";
import type { DriversOf } from "./driver.ts";

export const operatorSearchDrivers: DriversOf<"operator-search"> = {
  async searchOperator(server) {
    await newPaidOrder(server);
    const { token } = await newOperator(server);
    return { token, query: { q: "5678" } };
  },
};
