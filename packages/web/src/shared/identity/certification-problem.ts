import { isApiError, isNetworkError, type ProblemCode } from "@damadum/sdk";
import { CertificationWindowError } from "./certification-window.ts";

/** Why an identity check came to nothing, in words for the person. */
export interface CertificationProblem {
  readonly title: string;
  readonly detail: string;
  /** Nothing is wrong where a person only changed their mind. */
  readonly tone: "danger" | "warning";
  /** Whether asking for the same result once more can help; otherwise the check has to be done again. */
  readonly canAskAgain: boolean;
}

const known: Partial<Record<ProblemCode, string>> = {
  provider_unavailable: "본인 인증 회사와 연결하지 못했어요",
  too_many_requests: "지금은 본인 인증을 할 수 없어요",
  certification_failed: "본인 인증이 끝나지 않았어요",
  ticket_invalid: "이미 쓴 본인 인증이에요",
  not_found: "본인 인증을 찾지 못했어요",
};

/** What went wrong while somebody was certified. */
export function problemOf(error: Error): CertificationProblem {
  const problem = { detail: error.message, tone: "danger" } as const;
  if (isApiError(error)) {
    const title = known[error.problem.code] ?? "본인 인증을 하지 못했어요";
    const canAskAgain = error.status >= 500 || error.status === 429;
    return { ...problem, title, canAskAgain };
  }
  if (isNetworkError(error)) {
    return { ...problem, title: "인터넷 연결이 불안정해요", canAskAgain: true };
  }
  if (error instanceof CertificationWindowError) {
    return { ...problem, title: "본인 인증 창을 열지 못했어요", canAskAgain: false };
  }
  return {
    ...problem,
    title: "본인 인증을 하지 못했어요",
    detail: "잠시 뒤 다시 시도해 주세요.",
    canAskAgain: false,
  };
}

/** The window was left without an identity, by choice or because the check failed. */
export function notCertified(reason: string | null): CertificationProblem {
  return {
    title: "본인 인증을 마치지 않았어요",
    detail: `${reason ?? "본인 인증 창이 닫혔어요."} 언제든 다시 할 수 있어요.`,
    tone: "warning",
    canAskAgain: false,
  };
}

/** A result that this tab did not ask for: opened elsewhere, sent by somebody, or long over. */
export const notBegunHere: CertificationProblem = {
  title: "본인 인증을 다시 시작해 주세요",
  detail: "다른 창에서 시작했거나 이미 끝난 본인 인증이에요. 안전을 위해 처음부터 다시 확인할게요.",
  tone: "warning",
  canAskAgain: false,
};
