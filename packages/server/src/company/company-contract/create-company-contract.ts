import { checkCompanyContract, todayInSeoul, type CompanyContractInput } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { throwIssues } from "../../http/field-issues.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { lockCompany } from "../company/lock-company.ts";
import { storeContract } from "../contract-state/store-contract.ts";
import type { CompanyUser } from "../company/read-company.ts";
import { getCompanyContract, type ContractView } from "../contract-state/read-contracts.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "limits">;

interface NewContract {
  readonly user: CompanyUser;
  readonly input: CompanyContractInput;
  readonly idempotencyKey: string | undefined;
}

/** Stores a company's request, which waits until the operator sets the price. */
export async function createCompanyContract(
  services: Needs,
  request: NewContract,
): Promise<ContractView> {
  const { db, clock, limits } = services;
  const { user, input } = request;
  throwIssues(checkCompanyContract(input, todayInSeoul(clock())));
  await limits.consume("companyRequestOfMember", user.userId);
  const cid = await inTransaction(db, (tx) => createOrFind(tx, services, request));
  return getCompanyContract(services, { cid, companyId: user.companyId });
}

async function createOrFind(
  tx: Tx,
  services: Needs,
  { user, input, idempotencyKey: key }: NewContract,
): Promise<string> {
  const { userId, companyId } = user;
  await lockCompany(tx, companyId);
  const cid = services.ids.uuid();
  const now = services.clock();
  const request = { owner: userId, operation: "createCompanyContract", key, content: input };
  const earlier = await claimKey(tx, request, { subjectId: cid, now });
  if (earlier !== null) return earlier;
  const by = { actor: "COMPANY", actorId: userId, reason: null, now } as const;
  await storeContract(tx, { cid, companyId, personId: userId, input, by });
  return cid;
}
