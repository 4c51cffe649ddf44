import { inTransaction } from "../../db/transaction.ts";
import { recordTransfer } from "../../money/compensation/record-transfer.ts";
import type { Services } from "../../services.ts";
import { changeReport } from "./change-status.ts";
import { lockReport } from "./store.ts";

/** Records that an operator has transferred a compensation, and ends the report that it was for. */
export async function recordCompensation(
  services: Pick<Services, "db" | "clock" | "ids">,
  paid: { readonly id: string; readonly reference: string; readonly operatorId: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const subject = await recordTransfer(tx, services, paid);
    if (subject.kind !== "DAMAGE_REPORT") return;
    await changeReport(tx, await lockReport(tx, subject.id), {
      to: "PAID",
      actor: "OPERATOR",
      actorId: paid.operatorId,
      reason: null,
      now: services.clock(),
    });
  });
}
