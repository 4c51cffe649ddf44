import { canMoveBoxesOfWork } from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { advanceBoxes } from "./advance-boxes.ts";
import { lockWork } from "./change-work-status.ts";
import { requireDayOfStep, type EarlyStep } from "../../platform/schedule/require-open-times.ts";

/** The operator records the next step of a visit: every box of confirmed work advances by one state. */
export async function moveCompanyWorkBoxes(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: EarlyStep & {
    readonly operatorId: string;
    readonly wkId: string;
    readonly reason: string | null;
  },
): Promise<void> {
  const { operatorId, wkId, early, reason } = input;
  await inTransaction(db, async (tx) => {
    const work = await lockWork(tx, wkId);
    if (!canMoveBoxesOfWork(work.status)) throw new ProblemError("state_conflict");
    const now = clock();
    requireDayOfStep(work.appointment_date, { early, now });
    const by = { actor: "OPERATOR", actorId: operatorId, reason, now } as const;
    if (!(await advanceBoxes(tx, work, by))) throw new ProblemError("state_conflict");
  });
}
