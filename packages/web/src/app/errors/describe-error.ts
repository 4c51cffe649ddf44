import { brand } from "@damadum/domain";
import { isApiError, isNetworkError } from "@damadum/sdk";
import { ChunkLoadError } from "../../shared/browser/load-chunk.ts";

export interface ErrorDescription {
  readonly title: string;
  readonly detail: string;
  /** What a retry does: asks the server again or reloads the page; null when neither helps. */
  readonly retry: "revalidate" | "reload" | null;
}

/** Returns what went wrong and how to continue, worded for the user. */
export function describeError(error: unknown): ErrorDescription {
  if (error instanceof ChunkLoadError) {
    return {
      title: "화면을 불러오지 못했어요",
      detail: "인터넷 연결이 고르지 않거나 새 버전이 나왔을 수 있어요. 다시 불러와 주세요.",
      retry: "reload",
    };
  }
  if (isNetworkError(error)) {
    return { title: "인터넷 연결이 불안정해요", detail: error.message, retry: "revalidate" };
  }
  if (isApiError(error)) {
    const temporary = error.status >= 500 || error.status === 429;
    return {
      title: error.status === 404 ? "찾을 수 없어요" : "처리하지 못했어요",
      detail: error.problem.message,
      retry: temporary ? "revalidate" : null,
    };
  }
  return {
    title: "문제가 생겼어요",
    detail: `잠시 뒤 다시 시도해 주세요. 계속되면 ${brand.company.phoneNumber}번으로 알려 주세요.`,
    retry: "reload",
  };
}
