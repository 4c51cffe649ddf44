import { isApiError, isNetworkError, type ApiError, type ProblemCode } from "@damadum/sdk";
import { ProviderWindowError } from "../payment-provider/imp.ts";

/** What the user can do besides pressing the pay button again. */
export type PaymentRecovery = "change-time" | "renew" | "view-order";

/** Why a payment failed, as the page shows it, and what the user can do. */
export interface PaymentProblem {
  readonly title: string;
  readonly detail: string;
  readonly recovery: PaymentRecovery | null;
}

const problems: Partial<Record<ProblemCode, Pick<PaymentProblem, "title" | "recovery">>> = {
  slot_full: { title: "고른 시간이 방금 마감됐어요", recovery: "change-time" },
  slot_closed: { title: "고른 시간은 예약이 마감됐어요", recovery: "change-time" },
  amount_mismatch: { title: "결제 금액이 주문과 달랐어요", recovery: null },
  estimate_expired: { title: "금액의 유효 기간이 지났어요", recovery: "renew" },
  already_paid: { title: "이미 결제했어요", recovery: "view-order" },
  state_conflict: { title: "지금은 결제할 수 없어요", recovery: "view-order" },
  too_many_requests: { title: "지금은 결제를 시작할 수 없어요", recovery: null },
  provider_unavailable: { title: "결제사와 연결하지 못했어요", recovery: null },
};

/** The problem behind an error that was thrown while paying. */
export function toPaymentProblem(error: Error): PaymentProblem {
  if (isApiError(error)) {
    const { title, recovery } = problems[error.problem.code] ?? {
      title: "결제를 시작하지 못했어요",
      recovery: null,
    };
    const detail = [error.problem.message, retryHint(error)].filter(Boolean).join(" ");
    return { title, detail, recovery };
  }
  if (isNetworkError(error)) {
    return {
      title: "인터넷 연결이 불안정해요",
      detail: error.message,
      recovery: null,
    };
  }
  if (error instanceof ProviderWindowError) {
    return { title: "결제창을 열지 못했어요", detail: error.message, recovery: null };
  }
  return {
    title: "결제를 마치지 못했어요",
    detail: "잠시 뒤 다시 시도해 주세요. 결제한 금액이 있다면 마이페이지에 나타나요.",
    recovery: null,
  };
}

/** How long to wait; empty when the server sets no wait or one of at most a minute. */
function retryHint({ retryAfterSeconds }: ApiError): string {
  if (retryAfterSeconds === null || retryAfterSeconds <= 60) return "";
  return `약 ${Math.ceil(retryAfterSeconds / 60)}분 뒤에 다시 할 수 있어요.`;
}

export function paymentRejected(reason: string): PaymentProblem {
  return {
    title: "결제하지 못했어요",
    detail: `${reason} 빠져나간 금액은 없어요. 다시 시도하거나 다른 결제 수단을 골라 주세요.`,
    recovery: null,
  };
}

/** Shown as a toast, not as a failure, when the user cancels a payment. */
export const PAYMENT_CANCELLED_MESSAGE = "결제를 취소했어요. 빠져나간 금액은 없어요.";
