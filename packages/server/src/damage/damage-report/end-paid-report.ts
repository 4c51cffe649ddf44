import type { Tx } from "../../db/tables.ts";
import { changeReport } from "./change-status.ts";
import { lockReport } from "./store.ts";

/** Marks a report as paid once its compensation has been transferred. */
export async function endPaidReport(
  tx: Tx,
  { id, operatorId, now }: { readonly id: string; readonly operatorId: string; readonly now: Date },
): Promise<void> {
  await changeReport(tx, await lockReport(tx, id), {
    to: "PAID",
    actor: "OPERATOR",
    actorId: operatorId,
    reason: null,
    now,
  });
}
