import { companyContractRefusals, contractPeriod, todayInSeoul } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockCompany } from "../company/lock-company.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import type { CompanyUser } from "../company/read-company.ts";
import { type ContractView, getCompanyContract } from "../contract-state/read-contracts.ts";

const CHANGED = "월 요금이 바뀌었어요. 지금 금액을 확인하고 다시 수락해 주세요.";

/**
 * Any user of the company accepts the offered price, which starts the contract, not before today. The amount is the one
 * that they saw; throws validation_failed when it has changed since.
 */
export async function acceptCompanyContract(
  services: Pick<Services, "db" | "clock">,
  {
    user: { userId, companyId },
    cid,
    monthlyAmount,
  }: { readonly user: CompanyUser; readonly cid: string; readonly monthlyAmount: number },
): Promise<ContractView> {
  const { db, clock } = services;
  await inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const { contract } = await getCompanyContract({ db: tx }, { cid, companyId });
    requireOpen(companyContractRefusals(contract.status).ACCEPT);
    if (contract.monthly_amount !== monthlyAmount) {
      const field = { field: "monthly_amount", code: "price_changed", message: CHANGED };
      throw new ProblemError("validation_failed", { fields: [field] });
    }
    const now = clock();
    const by = { actor: "COMPANY", actorId: userId, reason: null, now } as const;
    const { start_date, months } = contract;
    const period = contractPeriod({ startDate: start_date, months }, todayInSeoul(now));
    const changes = { start_date: period.startDate, end_date: period.endDate };
    await changeContractStatus(tx, contract, { ...by, to: "ACTIVE", changes });
  });
  return getCompanyContract(services, { cid, companyId });
}
