import { todayInSeoul } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { hasWorkUnderway } from "../company-work/has-work-underway.ts";
import { changeContractStatus } from "./change-contract-status.ts";
import { lockContract } from "./lock-contract.ts";

/**
 * The operator turns a request down (CANCEL), or ends a contract (ENDED) of which no box is stored or carried any
 * more: today is then the last day that it is billed for.
 */
export async function closeCompanyContract(
  { db, clock }: Pick<Services, "db" | "clock">,
  given: {
    readonly operatorId: string;
    readonly cid: string;
    readonly to: "CANCEL" | "ENDED";
  } & OperatorWords,
): Promise<void> {
  const { operatorId, cid, to, reason, message = null } = given;
  const now = clock();
  await inTransaction(db, async (tx) => {
    const contract = await lockContract(tx, cid);
    if (contract.stored_box_count > 0) throw new Refusal("boxes_stored");
    if (await hasWorkUnderway(tx, { cid, companyId: contract.company_id })) {
      throw new Refusal("state_conflict");
    }
    const today = todayInSeoul(now);
    const endsEarly = to === "ENDED" && today < contract.end_date;
    const by = { actor: "OPERATOR", actorId: operatorId, reason, message, now } as const;
    const changes = endsEarly ? { end_date: today } : {};
    await changeContractStatus(tx, contract, { to, ...by, changes });
  });
}
