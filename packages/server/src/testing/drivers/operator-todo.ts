import { newOperator } from "../operators.ts";
import { newPaidOrder } from "../orders.ts";
import type { DriversOf } from "./driver.ts";

export const operatorTodoDrivers: DriversOf<"operator-todo"> = {
  async listOperatorTodo(server) {
    await newPaidOrder(server);
    const { token } = await newOperator(server);
    return { token, query: { limit: "5" } };
  },
};
