import { checkCompanyContract, todayInSeoul, type CompanyContractInput } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { firstPersonOf } from "../company/first-person-of.ts";
import { lockCompany } from "../company/lock-company.ts";
import { storeContract } from "../contract-state/store-contract.ts";

/** The operator records a request that a company made by other means; its first user is notified. */
export async function makeCompanyContract(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  request: {
    readonly operatorId: string;
    readonly companyId: string;
    readonly input: CompanyContractInput;
    readonly reason: string | null;
  },
): Promise<string> {
  const { operatorId, companyId, input, reason } = request;
  const now = clock();
  throwIssues(checkCompanyContract(input, todayInSeoul(now)));
  const cid = ids.uuid();
  await inTransaction(db, async (tx) => {
    const personId = await firstPersonOf(tx, companyId);
    if (personId === null) throw new ProblemError("not_found");
    await lockCompany(tx, companyId);
    const by = { actor: "OPERATOR", actorId: operatorId, reason, now } as const;
    await storeContract(tx, { cid, companyId, personId, input, by });
  });
  return cid;
}
