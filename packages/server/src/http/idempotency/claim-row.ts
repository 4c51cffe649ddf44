import type { Database } from "../../db/tables.ts";

/** How often, and how many milliseconds apart, a request asks whether the one before it is done. */
export const WAITS = 100;
export const WAIT_MS = 100;
/** No request runs this long, so the process that took it is gone. */
const ABANDONED_MS = 120_000;

/** Takes the row of `request_answers` with this id. False while another request has it, or when it has an answer. */
export async function claimRow(
  db: Database,
  {
    id,
    request_hash,
    now,
  }: { readonly id: string; readonly request_hash: string; readonly now: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto("request_answers")
    .values({ id, request_hash, answer: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ request_hash, created_at: now })
        .where("request_answers.answer", "is", null)
        .where("request_answers.created_at", "<", new Date(now.getTime() - ABANDONED_MS)),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}
