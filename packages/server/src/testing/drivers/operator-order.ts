import { newOperator } from "../operators.ts";
import { newPaidOrder } from "../orders.ts";
import type { DriversOf } from "./driver.ts";

export const operatorOrderDrivers: DriversOf<"operator-order"> = {
  async getOperatorOrder(server) {
    const { serial } = await newPaidOrder(server);
    const { token } = await newOperator(server);
    return { token, path: { serial } };
  },
};
