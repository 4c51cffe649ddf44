import type { Services } from "../../services.ts";
import { templatesIn } from "../../subject/notices/notice-decision.ts";
import { noticeDecisionOf } from "../../subject/notices/notice-decisions.ts";
import { findNewestNotices } from "./store.ts";

/** Notices for an operator, the newest first, with the codes of all templates that such a change may use. */
export async function listNotices(
  { db }: Pick<Services, "db">,
  filter: Parameters<typeof findNewestNotices>[1],
) {
  const rows = await findNewestNotices(db, filter);
  return rows.map((notice) => {
    const decision = noticeDecisionOf(notice.subject_kind, notice.to_status);
    return {
      ...notice,
      template: templatesIn(decision)
        .map(({ code }) => code)
        .join(" / "),
    };
  });
}
