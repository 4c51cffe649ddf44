import { ProblemError } from "../envelope/envelope.ts";

/** How a window returns its result: by a message to the embedding page, or by a redirect. */
export type ReturnTarget =
  | { kind: "message"; origin: string; channel: string }
  | { kind: "redirect"; url: string };

export interface PaymentResult {
  success: boolean;
  imp_uid: string | null;
  merchant_uid: string | null;
  error_code?: string;
  error_msg?: string;
  [detail: string]: unknown;
}

/** The window script's next step. */
export type Outcome =
  | { kind: "message"; origin: string; channel: string; result: PaymentResult }
  | { kind: "redirect"; url: string }
  | { kind: "stay"; text: string };

/** Only web addresses: a merchant's page must not make the provider's page run a script. */
export function requireReturnTarget(returnTarget: ReturnTarget): ReturnTarget {
  const address = returnTarget.kind === "message" ? returnTarget.origin : returnTarget.url;
  const protocol = URL.canParse(address) ? new URL(address).protocol : "";
  if (protocol !== "http:" && protocol !== "https:") {
    throw new ProblemError("돌아갈 주소는 http 나 https 여야 해요.", { statusCode: 400, code: -1 });
  }
  return returnTarget;
}

/** Addresses the result to the merchant; its own query parameters are kept. */
export function redirectBack(returnTarget: ReturnTarget, result: PaymentResult): Outcome {
  if (returnTarget.kind === "message") return { ...returnTarget, result };
  const url = new URL(returnTarget.url);
  const { searchParams } = url;
  searchParams.set("imp_success", String(result.success));
  if (result.imp_uid !== null) searchParams.set("imp_uid", result.imp_uid);
  if (result.merchant_uid !== null) searchParams.set("merchant_uid", result.merchant_uid);
  if (result.error_code !== undefined) searchParams.set("error_code", result.error_code);
  if (result.error_msg !== undefined) searchParams.set("error_msg", result.error_msg);
  return { kind: "redirect", url: url.href };
}
