import type { Services } from "../../services.ts";
import { templatesIn } from "../../subject/notices/notice-decision.ts";
import { noticeDecisionOf } from "../../subject/notices/notice-decisions.ts";
import { findNewestNotices } from "./store.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** Notices for an operator, the newest first, with the codes of all templates that such a change may use. */
export async function listNotices(
  { db }: Pick<Services, "db">,
  filter: Parameters<typeof findNewestNotices>[1],
) {
  const page = await findNewestNotices(db, filter);
  const rows = page.rows.map((notice) => {
    const decision = noticeDecisionOf(notice.subject_kind, notice.to_status);
    return {
      ...notice,
      template: templatesIn(decision)
        .map(({ code }) => code)
        .join(" / "),
    };
  });
  return { ...page, rows };
}

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
