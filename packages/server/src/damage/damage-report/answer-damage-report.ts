import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { changeReport } from "./change-status.ts";
import { lockReport } from "./store.ts";
import { oweCompensation, recordTransfer } from "../../money/compensation/compensation.ts";

type DamageDecision = OperatorWords & {
  readonly id: string;
  readonly operatorId: string;
  /** Compensation in won; null when the report is declined. */
  readonly amount: number | null;
};

/** Answers a sent report, only once. An accepted amount is in the ledger from then on. */
export async function answerDamageReport(
  services: Pick<Services, "db" | "clock" | "ids">,
  { id, operatorId, amount, reason, message }: DamageDecision,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const report = await lockReport(tx, id);
    const now = services.clock();
    await changeReport(tx, report, {
      to: amount === null ? "DECLINED" : "ACCEPTED",
      with: { amount, answer: message ?? null, answered_at: now },
      actor: "OPERATOR",
      actorId: operatorId,
      reason,
      message,
      now,
    });
    if (amount !== null) {
      await oweCompensation(tx, services, { subject: { kind: "DAMAGE_REPORT", id }, amount });
    }
  });
}

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
