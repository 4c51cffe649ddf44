import { companyWorkRefusals } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { CompanyUser } from "../company/company-of.ts";
import { lockCompany } from "../company/lock-company.ts";
import { changeWorkStatus } from "./change-work-status.ts";
import { getCompanyWork, type WorkView } from "./get-company-work.ts";
import { findOwnWork } from "./store.ts";
import { findBoxIdsOfWork, setArrived } from "./work-box-store.ts";

/** Any user of the company can withdraw work that the operator has not confirmed, which frees its boxes. */
export async function withdrawCompanyWork(
  services: Pick<Services, "db" | "clock">,
  { user, wkId }: { readonly user: CompanyUser; readonly wkId: string },
): Promise<WorkView> {
  const { db, clock } = services;
  const { userId, companyId } = user;
  await inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const work = await findOwnWork(tx, { wkId, companyId });
    requireOpen(companyWorkRefusals(work.status).WITHDRAW);
    const by = { actor: "COMPANY", actorId: userId, reason: null, now: clock() } as const;
    await changeWorkStatus(tx, work, { ...by, to: "CANCEL" });
    const boxIds = await findBoxIdsOfWork(tx, wkId, "ON_WAY");
    await setArrived(tx, { wkId, boxIds, arrived: true });
  });
  return getCompanyWork(services, { wkId, companyId });
}
