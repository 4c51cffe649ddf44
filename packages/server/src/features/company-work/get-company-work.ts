import type { CompanyWorkStatus } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findHistory, type PastChange } from "../../subject/history.ts";
import { certificateNumberOf } from "../destruction-certificate/certificate-number-of.ts";
import { companySubject } from "../company/subjects.ts";
import { findOwnWork } from "./store.ts";
import type { CompanyWorkRow } from "./work-row.ts";

/** Work with everything that is shown with it. */
export interface WorkView {
  readonly work: CompanyWorkRow;
  /** Number of its destruction certificate; null when there is none. */
  readonly certificateNumber: string | null;
  readonly history: readonly PastChange<CompanyWorkStatus>[];
}

/** Work of this company; another company's is not found. */
export async function getCompanyWork(
  { db }: Pick<Services, "db">,
  own: { readonly wkId: string; readonly companyId: string },
): Promise<WorkView> {
  const work = await findOwnWork(db, own);
  if (work === null) throw new ProblemError("not_found");
  const history = await findHistory<CompanyWorkStatus>(db, companySubject.work(work.id));
  const certificateNumber =
    work.kind === "DISPOSAL" && work.status === "COMPLETE"
      ? await certificateNumberOf(db, work.id)
      : null;
  return { work, certificateNumber, history };
}
