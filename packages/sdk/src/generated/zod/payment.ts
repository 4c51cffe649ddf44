import * as zod from "zod/mini";

import { PaymentWebhook } from "./model.schemas.ts";

/**
 * @summary 결제사 알림 받기
 */
export const ReceivePaymentWebhookBody = PaymentWebhook;

export const ReceivePaymentWebhookResponse = /*#__PURE__*/ zod.void();
