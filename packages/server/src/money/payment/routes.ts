import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { receivePaymentWebhook } from "./record-outside-refund.ts";

export const paymentRoutes = (services: Services): HandlersOf<"payment"> => ({
  async receivePaymentWebhook({ body }) {
    const hint = { merchantUid: body.merchant_uid, impUid: body.imp_uid };
    await receivePaymentWebhook(services, hint);
    return { status: 204 };
  },
});
