import type { Services } from "../../services.ts";
import type { CertificateView } from "./get-destruction-certificate.ts";
import { findCertificateByCode, findDestroyedBoxes } from "../company-work/certificate-store.ts";

/** The certificate with a code, for anyone who has the paper; it is invalid while the work's completion is undone. */
export async function checkDestructionCertificate(
  { db }: Pick<Services, "db">,
  code: string,
): Promise<CertificateView & { readonly isValid: boolean }> {
  const certificate = await findCertificateByCode(db, code);
  return {
    certificate,
    boxes: await findDestroyedBoxes(db, certificate.work_id),
    isValid: certificate.work_status === "COMPLETE",
  };
}
