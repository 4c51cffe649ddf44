import { canUndoCompanyContract, storageEndDate } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findLastStep, recordUndo } from "../../subject/undo-step.ts";
import { companySubject } from "../company/subjects.ts";
import { isBilledSince } from "../company-billing/is-billed-since.ts";
import { lockContract } from "../contract-state/lock-contract.ts";
import { updateContract } from "../contract-state/store.ts";

/**
 * Undoes an offer that the company has not accepted, or the end of a contract; throws `state_conflict` once an invoice
 * was issued for it since. A rejected request stays rejected.
 */
export async function undoContractStep(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: { readonly cid: string; readonly operatorId: string; readonly reason: string },
): Promise<void> {
  const { cid, operatorId: actorId, reason } = input;
  await inTransaction(db, async (tx) => {
    const contract = await lockContract(tx, cid);
    const subject = companySubject.contract(cid);
    const step = await findLastStep(tx, subject, contract.status);
    const { from_status: from, to_status: to, at } = step;
    const isBilled = await isBilledSince(tx, { cid, since: at });
    if (!canUndoCompanyContract({ from, to }) || isBilled) {
      throw new ProblemError("state_conflict");
    }
    const before =
      to === "OFFERED"
        ? { monthly_amount: null }
        : { end_date: storageEndDate(contract.start_date, contract.months) };
    await updateContract(tx, cid, { ...before, status: from });
    const by = { actor: "OPERATOR", actorId, reason, now: clock() } as const;
    await recordUndo(tx, subject, { step, by });
  });
}
