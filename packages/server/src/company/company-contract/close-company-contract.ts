import { todayInSeoul } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { hasOngoingWorks } from "../company-work/has-ongoing-work.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import { lockContract } from "../contract-state/lock-contract.ts";

/**
 * The operator rejects a request (CANCEL), or ends a contract (ENDED) once none of its boxes is stored or carried
 * any more. Today is then the last day that it is billed for.
 */
export async function closeCompanyContract(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: {
    readonly operatorId: string;
    readonly cid: string;
    readonly to: "CANCEL" | "ENDED";
  } & OperatorWords,
): Promise<void> {
  const { operatorId, cid, to, reason, message = null } = input;
  const now = clock();
  await inTransaction(db, async (tx) => {
    const contract = await lockContract(tx, cid);
    if (contract.stored_box_count > 0) throw new ProblemError("boxes_stored");
    if (await hasOngoingWorks(tx, { cid, companyId: contract.company_id })) {
      throw new ProblemError("state_conflict");
    }
    const today = todayInSeoul(now);
    const endsEarly = to === "ENDED" && today < contract.end_date;
    const by = { actor: "OPERATOR", actorId: operatorId, reason, message, now } as const;
    const changes = endsEarly ? { end_date: today } : {};
    await changeContractStatus(tx, contract, { to, ...by, changes });
  });
}
