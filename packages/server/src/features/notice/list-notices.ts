import type { Services } from "../../services.ts";
import { findNewestNotices } from "./store.ts";
import { toldSubjects } from "./told-subjects.ts";

/** Notices for an operator, the newest first, with the code of what was or will be said. */
export async function listNotices(
  { db }: Pick<Services, "db">,
  wanted: Parameters<typeof findNewestNotices>[1],
) {
  const rows = await findNewestNotices(db, wanted);
  return rows.map((notice) => ({
    ...notice,
    template: toldSubjects[notice.subject_kind]?.templates[notice.to_status]?.code ?? null,
  }));
}
