import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import type { OperatorWords } from "../../subject/history.ts";
import { oweCompensation } from "../../money/compensation/owe-compensation.ts";
import { changeReport } from "./change-status.ts";
import { lockReport } from "./store.ts";

/** An operator's decision on a report. */
export type DamageDecision = OperatorWords & {
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
