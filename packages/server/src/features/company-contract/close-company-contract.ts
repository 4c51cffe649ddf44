import { inTransaction } from "../../db/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { requireOperator } from "../company/require-operator.ts";
import { changeContractStatus } from "./change-contract-status.ts";
import { lockContract } from "./lock-contract.ts";

/** The operator turns a request down (CANCEL), or ends a contract of which no box is stored any more (ENDED). */
export async function closeCompanyContract(
  { db, clock }: Pick<Services, "db" | "clock">,
  given: {
    readonly operatorId: string;
    readonly cid: string;
    readonly to: "CANCEL" | "ENDED";
    readonly reason: string | null;
  },
): Promise<void> {
  const { operatorId, cid, to, reason } = given;
  await inTransaction(db, async (tx) => {
    await requireOperator(tx, operatorId);
    const contract = await lockContract(tx, cid);
    if (contract.stored_box_count > 0) throw new Refusal("boxes_stored");
    const by = { actor: "OPERATOR", actorId: operatorId, reason, now: clock() } as const;
    await changeContractStatus(tx, contract, { to, ...by });
  });
}
