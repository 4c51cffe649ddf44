import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import {
  findCertificateOfWork,
  findDestroyedBoxes,
  findCertificateByCode,
} from "../company-work/certificate-store.ts";
import { getCompanyWork } from "../company-work/read-company-works.ts";

export type CertificateView = Awaited<ReturnType<typeof getDestructionCertificate>>;

/** The certificate of a company's disposal; throws `not_found` before its completion and while that is undone. */
export async function getDestructionCertificate(
  { db }: Pick<Services, "db">,
  own: { readonly wkId: string; readonly companyId: string },
) {
  const { work } = await getCompanyWork({ db }, own);
  const certificate = work.status === "COMPLETE" ? await findCertificateOfWork(db, work.id) : null;
  if (certificate === null) throw new ProblemError("not_found");
  return { certificate, boxes: await findDestroyedBoxes(db, certificate.work_id) };
}

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
