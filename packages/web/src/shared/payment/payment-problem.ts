import { isApiError, isNetworkError, type ApiError, type ProblemCode } from "@damadum/sdk";
import { PaymentWindowError } from "../payment-provider/imp.ts";

/** What helps beside the pay button itself. */
export type WayOn = "other-time" | "renew" | "see-order";

/** Why a payment did not go through, in words for the person, and what helps. */
export interface PaymentProblem {
  readonly title: string;
  readonly detail: string;
  readonly wayOn: WayOn | null;
}

const known: Partial<Record<ProblemCode, Pick<PaymentProblem, "title" | "wayOn">>> = {
  slot_full: { title: "고른 시간이 방금 마감됐어요", wayOn: "other-time" },
  slot_closed: { title: "고른 시간은 예약이 마감됐어요", wayOn: "other-time" },
  amount_mismatch: { title: "결제 금액이 주문과 달랐어요", wayOn: null },
  estimate_expired: { title: "금액의 유효 기간이 지났어요", wayOn: "renew" },
  already_paid: { title: "이미 결제했어요", wayOn: "see-order" },
  state_conflict: { title: "지금은 결제할 수 없어요", wayOn: "see-order" },
  too_many_requests: { title: "지금은 결제를 시작할 수 없어요", wayOn: null },
  provider_unavailable: { title: "결제사와 연결하지 못했어요", wayOn: null },
};

/** What went wrong while paying. */
export function problemOf(error: Error): PaymentProblem {
  if (isApiError(error)) {
    const { title, wayOn } = known[error.problem.code] ?? {
      title: "결제를 시작하지 못했어요",
      wayOn: null,
    };
    const detail = [error.problem.message, waitOf(error)].filter(Boolean).join(" ");
    return { title, detail, wayOn };
  }
  if (isNetworkError(error)) {
    return {
      title: "인터넷 연결이 불안정해요",
      detail: error.message,
      wayOn: null,
    };
  }
  if (error instanceof PaymentWindowError) {
    return { title: "결제창을 열지 못했어요", detail: error.message, wayOn: null };
  }
  return {
    title: "결제를 마치지 못했어요",
    detail: "잠시 뒤 다시 시도해 주세요. 결제한 금액이 있다면 마이페이지에 나타나요.",
    wayOn: null,
  };
}

/** How long to wait, where the server says so and it is worth saying. */
function waitOf({ retryAfterSeconds }: ApiError): string {
  if (retryAfterSeconds === null || retryAfterSeconds <= 60) return "";
  return `약 ${Math.ceil(retryAfterSeconds / 60)}분 뒤에 다시 할 수 있어요.`;
}

/** The payment was refused. */
export function notPaid(reason: string): PaymentProblem {
  return {
    title: "결제하지 못했어요",
    detail: `${reason} 빠져나간 금액은 없어요. 다시 시도하거나 다른 결제 수단을 골라 주세요.`,
    wayOn: null,
  };
}

/** What is said of a payment that the person left, by the way and not as a failure. */
export const GIVEN_UP_WORDS = "결제를 취소했어요. 빠져나간 금액은 없어요.";
