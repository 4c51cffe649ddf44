import { newPreparedOrder, notice } from "../orders.ts";
import type { DriversOf } from "./driver.ts";

export const paymentDrivers: DriversOf<"payment"> = {
  async receivePaymentWebhook(server) {
    const order = await newPreparedOrder(server);
    return notice(order, server.provider.pay(order.merchantUid).impUid);
  },
};
