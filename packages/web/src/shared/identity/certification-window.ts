import * as z from "zod/mini";
import type { PreparedCertification } from "@damadum/sdk";
import { config } from "../config/config.ts";
import { loadImp } from "../payment-provider/imp.ts";

/** The identity window could not be opened: its script is blocked or offline, or it answers with nothing known. */
export class CertificationWindowError extends Error {
  override readonly name = "CertificationWindowError";

  constructor(options?: ErrorOptions) {
    super("인터넷 연결과 광고 차단 설정을 확인하고 다시 시도해 주세요.", options);
  }
}

/** What the identity window says when it closes. A claim only: the server asks the provider itself. */
export interface CertificationAnswer {
  readonly impUid: string | null;
  readonly claimsSuccess: boolean;
  /** Its own words for a failure or a cancellation, or null. */
  readonly reason: string | null;
}

const text = z.nullish(z.string());
const answerSchema = z.object({ success: z.boolean(), imp_uid: text, error_msg: text });

/** Reads what the provider's callback brings, or null when it is no answer at all. */
export function readCertificationAnswer(raw: unknown): CertificationAnswer | null {
  const parsed = answerSchema.safeParse(raw);
  if (!parsed.success) return null;
  const { success, imp_uid, error_msg } = parsed.data;
  return { impUid: imp_uid || null, claimsSuccess: success, reason: error_msg || null };
}

/**
 * Opens the provider's identity window with what the server prepared; its script is loaded at the first need.
 * Answers what the window says; on phones the page leaves for the provider instead and comes back at `returnUrl`.
 * @throws CertificationWindowError
 */
export async function openCertificationWindow(
  { account_code, pg, merchant_uid }: PreparedCertification,
  returnUrl: string,
): Promise<CertificationAnswer> {
  const answer = readCertificationAnswer(
    await ask(account_code, { pg, merchant_uid, m_redirect_url: returnUrl }),
  );
  if (!answer) throw new CertificationWindowError();
  return answer;
}

async function ask(
  accountCode: string,
  request: { pg: string; merchant_uid: string; m_redirect_url: string },
): Promise<unknown> {
  try {
    const imp = await loadImp(config.paymentScriptUrl);
    return await new Promise((resolve) => {
      imp.init(accountCode);
      imp.certification(request, resolve);
    });
  } catch (cause) {
    throw new CertificationWindowError({ cause });
  }
}
