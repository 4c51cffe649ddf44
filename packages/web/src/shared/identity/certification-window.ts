import type { PreparedCertification } from "@damadum/sdk";
import { config } from "../config/config.ts";
import { loadImp } from "../payment-provider/imp.ts";
import {
  parseCertificationResponse,
  type CertificationResponse,
} from "./certification-response.ts";

/** The identity window could not be opened: its script is blocked or offline, or its response is unknown. */
export class CertificationWindowError extends Error {
  override readonly name = "CertificationWindowError";

  constructor(options?: ErrorOptions) {
    super("인터넷 연결과 광고 차단 설정을 확인하고 다시 시도해 주세요.", options);
  }
}

/**
 * Opens the provider's identity window with what the server prepared, loading its script on first use. Resolves to the
 * window's response; on phones the page navigates to the provider instead and returns at `returnUrl`.
 * @throws CertificationWindowError
 */
export async function openCertificationWindow(
  { account_code, pg, merchant_uid }: PreparedCertification,
  returnUrl: string,
): Promise<CertificationResponse> {
  const response = parseCertificationResponse(
    await requestCertification(account_code, { pg, merchant_uid, m_redirect_url: returnUrl }),
  );
  if (!response) throw new CertificationWindowError();
  return response;
}

async function requestCertification(
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
