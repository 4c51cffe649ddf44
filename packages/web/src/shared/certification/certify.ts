import { prepareCertification } from "@damadum/sdk";
import { noteBegunCertification } from "./begun-certification.ts";
import { openCertificationWindow } from "./open-certification-window.ts";

/** How the identity window was left: with something for the result page to ask about, or without an identity. */
export type CertificationOutcome =
  | { readonly kind: "to-ask"; readonly href: string }
  | { readonly kind: "not-certified"; readonly reason: string | null };

/**
 * Lets the person prove who they are. On phones the window replaces the page, the promise ends with it, and the
 * provider leads to `resultPath` with its numbers added; elsewhere the outcome names the same address.
 * @throws ApiError, NetworkError, CertificationWindowError
 */
export async function certify(resultPath: string): Promise<CertificationOutcome> {
  const prepared = await prepareCertification();
  noteBegunCertification(prepared.merchant_uid);
  const result = new URL(resultPath, window.location.origin);
  const { impUid, claimsSuccess, reason } = await openCertificationWindow(prepared, result.href);
  if (!claimsSuccess || impUid === null) return { kind: "not-certified", reason };
  result.searchParams.set("imp_uid", impUid);
  result.searchParams.set("merchant_uid", prepared.merchant_uid);
  return { kind: "to-ask", href: result.pathname + result.search };
}
