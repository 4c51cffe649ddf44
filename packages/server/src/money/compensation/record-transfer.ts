import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { postCompensationPaid } from "../payment/ledger.ts";
import { finishCompensation, subjectOfCompensation, type CompensationSubject } from "./store.ts";

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
