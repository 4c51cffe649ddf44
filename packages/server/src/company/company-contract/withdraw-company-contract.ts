import { companyContractRefusals } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockCompany } from "../company/lock-company.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import type { CompanyUser } from "../company/read-company.ts";
import { type ContractView, getCompanyContract } from "../contract-state/read-contracts.ts";

/** Any user of the company can withdraw a request, and decline what was offered for it. */
export async function withdrawCompanyContract(
  services: Pick<Services, "db" | "clock">,
  { user, cid }: { readonly user: CompanyUser; readonly cid: string },
): Promise<ContractView> {
  const { db, clock } = services;
  const { userId, companyId } = user;
  await inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const { contract } = await getCompanyContract({ db: tx }, { cid, companyId });
    requireOpen(companyContractRefusals(contract.status).WITHDRAW);
    const by = { actor: "COMPANY", actorId: userId, reason: null, now: clock() } as const;
    await changeContractStatus(tx, contract, { ...by, to: "CANCEL" });
  });
  return getCompanyContract(services, { cid, companyId });
}
