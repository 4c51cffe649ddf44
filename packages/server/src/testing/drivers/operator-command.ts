import { newOperator } from "../operators.ts";
import { newPaidOrder } from "../orders.ts";
import type { DriversOf } from "./driver.ts";

export const operatorCommandDrivers: DriversOf<"operator-command"> = {
  async listOperatorCommands(server) {
    const { token } = await newOperator(server);
    return { token };
  },
  async runOperatorCommand(server) {
    const { serial } = await newPaidOrder(server);
    const { token } = await newOperator(server);
    return { token, path: { name: "moves-advance" }, body: { input: { serial, to: "CONFIRM" } } };
  },
};
