import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { postCompensationOwed, postCompensationPaid } from "../payment/ledger.ts";
import {
  insertCompensation,
  type CompensationSubject,
  finishCompensation,
  subjectOfCompensation,
} from "./store.ts";

/** Records that we owe the customer a compensation; an operator transfers it later and records that. */
export async function oweCompensation(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  { subject, amount }: { readonly subject: CompensationSubject; readonly amount: number },
): Promise<void> {
  const id = ids.uuid();
  const now = clock();
  await insertCompensation(tx, {
    id,
    estimate_id: subject.kind === "ESTIMATE" ? subject.id : null,
    damage_report_id: subject.kind === "DAMAGE_REPORT" ? subject.id : null,
    amount,
    created_at: now,
  });
  await postCompensationOwed(tx, { id: ids.uuid(), sourceId: id, subject, at: now, amount });
}

/** Records a transferred compensation and returns what it was for; throws `state_conflict` the second time. */
export async function recordTransfer(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  paid: { readonly id: string; readonly reference: string; readonly operatorId: string },
): Promise<CompensationSubject> {
  const at = clock();
  const done = await finishCompensation(tx, { ...paid, now: at });
  const subject = subjectOfCompensation(done);
  const { id: sourceId, amount } = done;
  await postCompensationPaid(tx, { id: ids.uuid(), sourceId, subject, at, amount });
  return subject;
}
