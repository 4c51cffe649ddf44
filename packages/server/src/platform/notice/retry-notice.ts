import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";

/** Makes a notice that was given up due again; the worker sends it. Throws `state_conflict` for any other. */
export async function retryNotice(
  { db, clock }: Pick<Services, "db" | "clock">,
  historyId: number,
): Promise<void> {
  await db
    .updateTable("notices")
    .set({ status: "PENDING", attempts: 0, next_attempt_at: clock(), finished_at: null })
    .where("history_id", "=", historyId)
    .where("status", "=", "DEAD")
    .returning("history_id")
    .executeTakeFirstOrThrow(() => new ProblemError("state_conflict"));
}
