import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { endPaidReport } from "../../damage/damage-report/end-paid-report.ts";
import { postCompensationPaid } from "../payment/ledger.ts";
import { finishCompensation, subjectOfCompensation } from "./store.ts";

/** Records that an operator has transferred a compensation; throws `state_conflict` the second time. */
export async function recordCompensation(
  { db, clock, ids }: Pick<Services, "db" | "clock" | "ids">,
  paid: { readonly id: string; readonly reference: string; readonly operatorId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const at = clock();
    const done = await finishCompensation(tx, { ...paid, now: at });
    const { id: sourceId, amount } = done;
    const subject = subjectOfCompensation(done);
    await postCompensationPaid(tx, { id: ids.uuid(), sourceId, subject, at, amount });
    if (subject.kind === "DAMAGE_REPORT") {
      await endPaidReport(tx, { id: subject.id, operatorId: paid.operatorId, now: at });
    }
  });
}
