import type { PreparedCertification } from "@damadum/sdk";
import { config } from "../config/config.ts";
import { loadImp } from "../payment-provider/load-imp.ts";
import { readCertificationAnswer, type CertificationAnswer } from "./certification-answer.ts";
import { CertificationWindowError } from "./certification-window-error.ts";

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
