import type { PreparedCertification } from "@damadum/sdk";
import { config } from "../config/config.ts";
import {
  loadImp,
  ProviderWindowError,
  type ImpCertificationRequest,
} from "../payment-provider/imp.ts";
import {
  parseCertificationResponse,
  type CertificationResponse,
} from "./certification-response.ts";

/**
 * Opens the provider's identity window with what the server prepared, loading its script on first use. Resolves to the
 * window's response; on phones the page navigates to the provider instead and returns at `returnUrl`.
 * @throws ProviderWindowError
 */
export async function openCertificationWindow(
  { account_code, pg, merchant_uid }: PreparedCertification,
  returnUrl: string,
): Promise<CertificationResponse> {
  const response = parseCertificationResponse(
    await requestCertification(account_code, { pg, merchant_uid, m_redirect_url: returnUrl }),
  );
  if (!response) throw new ProviderWindowError();
  return response;
}

async function requestCertification(
  accountCode: string,
  request: ImpCertificationRequest,
): Promise<unknown> {
  const imp = await loadImp(config.paymentScriptUrl);
  try {
    return await new Promise((resolve) => {
      imp.init(accountCode);
      imp.certification(request, resolve);
    });
  } catch (cause) {
    throw new ProviderWindowError({ cause });
  }
}
