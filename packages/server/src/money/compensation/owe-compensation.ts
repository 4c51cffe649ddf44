import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { postCompensationOwed } from "../payment/ledger.ts";
import { insertCompensation, type CompensationSubject } from "./store.ts";

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
