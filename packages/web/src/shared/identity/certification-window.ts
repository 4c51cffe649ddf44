import type { PreparedCertification } from "@damadum/sdk";
import { config } from "../config/config.ts";
import { loadImp } from "../payment-provider/imp.ts";
import { readCertificationAnswer, type CertificationAnswer } from "./certification-answer.ts";

/** The identity window could not be opened: its script is blocked or offline, or it answers with nothing known. */
export class CertificationWindowError extends Error {
  override readonly name = "CertificationWindowError";

  constructor(options?: ErrorOptions) {
    super("인터넷 연결과 광고 차단 설정을 확인하고 다시 시도해 주세요.", options);
  }
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
