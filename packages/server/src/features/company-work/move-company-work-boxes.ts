import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockWork } from "./lock-work.ts";
import { moveBoxesOn } from "./move-boxes-on.ts";

/** The operator's van has come one step further: every box of confirmed work moves one state on. */
export async function moveCompanyWorkBoxes(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: { readonly operatorId: string; readonly wkId: string; readonly reason: string | null },
): Promise<void> {
  const { operatorId, wkId, reason } = input;
  await inTransaction(db, async (tx) => {
    const work = await lockWork(tx, wkId);
    if (work.status === "WAIT" || work.status === "COMPLETE")
      throw new ProblemError("state_conflict");
    const by = { actor: "OPERATOR", actorId: operatorId, reason, now: clock() } as const;
    if (!(await moveBoxesOn(tx, work, by))) throw new ProblemError("state_conflict");
  });
}
