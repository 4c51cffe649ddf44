import * as zod from "zod";

import { PaymentWebhook } from "./model.schemas.ts";

/**
 * 본문은 귀띔일 뿐이고, 사실은 결제사에 물어 확인합니다.
 * @summary 결제사 알림 받기
 */
export const ReceivePaymentWebhookBody = PaymentWebhook;

export const ReceivePaymentWebhookResponse = zod.void();
