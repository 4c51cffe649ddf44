import type { CompanyWorkStatus } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { findHistory } from "../../subject/history.ts";
import { companySubject } from "../company/subjects.ts";
import { findCertificateOfWork } from "./certificate-store.ts";
import { findOwnWork } from "./store.ts";

/** Work with everything that is shown with it. */
export type WorkView = Awaited<ReturnType<typeof getCompanyWork>>;

/** Work of this company; another company's is not found. */
export async function getCompanyWork(
  { db }: Pick<Services, "db">,
  own: { readonly wkId: string; readonly companyId: string },
) {
  const work = await findOwnWork(db, own);
  const history = await findHistory<CompanyWorkStatus>(db, companySubject.work(work.id));
  const certificateNumber =
    work.kind === "DISPOSAL" && work.status === "COMPLETE"
      ? ((await findCertificateOfWork(db, work.id))?.number ?? null)
      : null;
  return { work, certificateNumber, history };
}
