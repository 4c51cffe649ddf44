import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { CertificateView } from "./get-destruction-certificate.ts";
import { findCertificateByCode, findDestroyedBoxes } from "./store.ts";

/** What was certified under a code, for anyone who holds the paper. */
export async function checkDestructionCertificate(
  { db }: Pick<Services, "db">,
  code: string,
): Promise<CertificateView> {
  const certificate = await findCertificateByCode(db, code);
  if (certificate === null) throw new ProblemError("not_found");
  return { certificate, boxes: await findDestroyedBoxes(db, certificate.work_id) };
}
