import { newMember } from "../members.ts";
import { newOperator } from "../operators.ts";
import { newPaidOrder } from "../orders.ts";
import { storageDraft } from "../storage-orders.ts";
import type { DriversOf } from "./driver.ts";

export const operatorOrderDrivers: DriversOf<"operator-order"> = {
  async createOperatorOrder(server) {
    const { token } = await newOperator(server);
    const { username } = await newMember(server);
    const order = { kind: "STORAGE", draft: storageDraft } as const;
    return { token, body: { username, order } };
  },
  async getOperatorOrder(server) {
    const { serial } = await newPaidOrder(server);
    const { token } = await newOperator(server);
    return { token, path: { serial } };
  },
};
