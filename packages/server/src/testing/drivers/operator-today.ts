import { newOperator } from "../operators.ts";
import { newPaidOrder } from "../orders.ts";
import type { DriversOf } from "./driver.ts";

const DAY = "2026-12-08";

export const operatorTodayDrivers: DriversOf<"operator-today"> = {
  async listOperatorVisits(server) {
    await newPaidOrder(server, { move_date: DAY });
    const { token } = await newOperator(server);
    return { token, query: { day: DAY } };
  },
  async advanceOperatorVisits(server) {
    const { serial: number } = await newPaidOrder(server, { move_date: DAY });
    const { token } = await newOperator(server);
    const visit = { kind: "MOVE", number, from: "PAYMENT", to: "CONFIRM" } as const;
    return { token, body: { visits: [visit] } };
  },
};
