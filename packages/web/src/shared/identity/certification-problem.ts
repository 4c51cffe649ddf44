import { isApiError, isNetworkError, type ProblemCode } from "@damadum/sdk";
import { ProviderWindowError } from "../payment-provider/imp.ts";

/** Why an identity check failed, as the page shows it. */
export interface CertificationProblem {
  readonly title: string;
  readonly detail: string;
  /** `warning` when the user cancelled and nothing is broken. */
  readonly tone: "danger" | "warning";
  /** Whether requesting the same result again can succeed; otherwise the check has to be repeated. */
  readonly canRetry: boolean;
}

const titles: Partial<Record<ProblemCode, string>> = {
  provider_unavailable: "본인 인증 회사와 연결하지 못했어요",
  too_many_requests: "지금은 본인 인증을 할 수 없어요",
  certification_failed: "본인 인증이 끝나지 않았어요",
  ticket_invalid: "이미 쓴 본인 인증이에요",
  not_found: "본인 인증을 찾지 못했어요",
};

/** The problem behind an error that was thrown during an identity check. */
export function toCertificationProblem(error: Error): CertificationProblem {
  const problem = { detail: error.message, tone: "danger" } as const;
  if (isApiError(error)) {
    const title = titles[error.problem.code] ?? "본인 인증을 하지 못했어요";
    const canRetry = error.status >= 500 || error.status === 429;
    return { ...problem, title, canRetry };
  }
  if (isNetworkError(error)) {
    return { ...problem, title: "인터넷 연결이 불안정해요", canRetry: true };
  }
  if (error instanceof ProviderWindowError) {
    return { ...problem, title: "본인 인증 창을 열지 못했어요", canRetry: false };
  }
  return {
    ...problem,
    title: "본인 인증을 하지 못했어요",
    detail: "잠시 뒤 다시 시도해 주세요.",
    canRetry: false,
  };
}

/** The problem of a window that closed without an identity, by choice or because the check failed. */
export function notCertified(reason: string | null): CertificationProblem {
  return {
    title: "본인 인증을 마치지 않았어요",
    detail: `${reason ?? "본인 인증 창이 닫혔어요."} 언제든 다시 할 수 있어요.`,
    tone: "warning",
    canRetry: false,
  };
}

/** The problem of a result whose check this tab did not start: another tab, a shared link, or an old one. */
export const startedElsewhere: CertificationProblem = {
  title: "본인 인증을 다시 시작해 주세요",
  detail: "다른 창에서 시작했거나 이미 끝난 본인 인증이에요. 안전을 위해 처음부터 다시 확인할게요.",
  tone: "warning",
  canRetry: false,
};
