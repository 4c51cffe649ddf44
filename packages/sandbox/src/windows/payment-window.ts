import type { SandboxParts } from "../parts.ts";
import type { Payment, PaymentRequest } from "../records/payment.ts";
import { ProblemError } from "../envelope/envelope.ts";
import {
  redirectBack,
  type Outcome,
  type PaymentResult,
  type ReturnTarget,
} from "./return-target.ts";

export const paymentActions = [
  "pay",
  "pay-and-refuse-later",
  "decline",
  "vanish",
  "cancel",
] as const;
export type PaymentAction = (typeof paymentActions)[number];

const reasons = {
  decline: { error_code: "CARD_LIMIT", error_msg: "카드 한도를 넘었어요." },
  cancel: { error_code: "USER_CANCEL", error_msg: "결제를 취소했어요." },
};

/** Carries out the choice made in a payment window, and returns how the result reaches the merchant. */
export function choose(
  action: PaymentAction,
  impUid: string,
  returnTarget: ReturnTarget,
  { ledger, customers, notifier }: SandboxParts,
): Outcome {
  if (action === "decline" || action === "cancel") {
    const failed = ledger.fail(impUid, reasons[action].error_msg);
    return redirectBack(returnTarget, { ...resultOf(failed), ...reasons[action] });
  }
  try {
    const paid = ledger.pay(impUid);
    if (paid.customer_uid !== null) {
      const declines = action === "pay-and-refuse-later";
      customers.register(paid.customer_uid, paid, { declines });
    }
    notifier.send(paid);
    if (action !== "vanish") return redirectBack(returnTarget, resultOf(paid));
    return { kind: "stay", text: "결제는 끝났고, 가맹점 화면으로는 돌아가지 않아요." };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return rejected(returnTarget, ledger.payment(impUid), error);
  }
}

/** The outcome of a request that the provider refuses before or during payment. */
export function rejected(
  returnTarget: ReturnTarget,
  { merchant_uid }: Pick<PaymentRequest, "merchant_uid">,
  refusal: ProblemError,
): Outcome {
  return redirectBack(returnTarget, {
    success: false,
    imp_uid: null,
    merchant_uid,
    error_code: "REFUSED",
    error_msg: refusal.message,
  });
}

function resultOf(payment: Payment): PaymentResult {
  const success = payment.status === "paid";
  return {
    success,
    imp_success: success,
    imp_uid: payment.imp_uid,
    merchant_uid: payment.merchant_uid,
    status: payment.status,
    pay_method: payment.pay_method,
    paid_amount: success ? payment.amount : 0,
    paid_at: payment.paid_at,
    currency: payment.currency,
    name: payment.name,
    pg_provider: payment.pg_provider,
    pg_tid: payment.pg_tid,
    apply_num: payment.apply_num,
    card_name: payment.card_name,
    card_number: payment.card_number,
    card_quota: payment.card_quota,
    buyer_name: payment.buyer_name,
    buyer_email: payment.buyer_email,
    buyer_tel: payment.buyer_tel,
    custom_data: payment.custom_data,
    customer_uid: payment.customer_uid,
  };
}
