import {
  customCompletion,
  newCustomPayment,
  newPreparedCustomPayment,
} from "../custom-payments.ts";
import type { DriversOf } from "./driver.ts";

export const customPaymentDrivers: DriversOf<"custom-payment"> = {
  getCustomPayment: async (server) => ({ path: { url: await newCustomPayment(server) } }),
  prepareCustomPayment: async (server) => ({
    path: { url: await newCustomPayment(server) },
    body: { method: "CARD" },
  }),
  async completeCustomPayment(server) {
    const order = await newPreparedCustomPayment(server);
    return customCompletion(order, server.provider.pay(order.merchantUid).impUid);
  },
  declineCustomPayment: async (server) => ({
    path: { url: await newCustomPayment(server) },
    body: { reason: "필요 없어요." },
  }),
};
