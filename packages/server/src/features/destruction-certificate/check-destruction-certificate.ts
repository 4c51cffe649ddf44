import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { CertificateView } from "./get-destruction-certificate.ts";
import { findCertificateByCode, findDestroyedBoxes } from "./store.ts";

/** What was certified under a code, for anyone who holds the paper, and whether it holds now: not while the completion is taken back. */
export async function checkDestructionCertificate(
  { db }: Pick<Services, "db">,
  code: string,
): Promise<CertificateView & { readonly isValid: boolean }> {
  const certificate = await findCertificateByCode(db, code);
  if (certificate === null) throw new ProblemError("not_found");
  return {
    certificate,
    boxes: await findDestroyedBoxes(db, certificate.work_id),
    isValid: certificate.work_status === "COMPLETE",
  };
}
