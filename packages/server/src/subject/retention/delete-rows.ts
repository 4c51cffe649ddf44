import { sql, type RawBuilder } from "kysely";
import type { FileSubjectKind } from "../../db/shared-tables.ts";
import type { SubjectKind } from "../../db/subject-tables.ts";
import type { Tables, Tx } from "../../db/tables.ts";

/** The ids as a condition's right side: `id = any(…)`. */
export const anyOf = (ids: readonly string[]) => sql`any(${`{${ids.join(",")}}`}::uuid[])`;

export async function idsOf(
  tx: Tx,
  table: keyof Tables,
  where: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select id from ${sql.table(table)} where ${where}`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function deleteRows(
  tx: Tx,
  table: keyof Tables,
  where: RawBuilder<unknown>,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${where}`.execute(tx);
}

/** Detaches the pictures of destroyed rows; `removeUnusedFiles` removes them a day later. */
export async function releasePictures(
  tx: Tx,
  kind: FileSubjectKind,
  { ids, now }: { readonly ids: readonly string[]; readonly now: Date },
): Promise<void> {
  await sql`
    update files set subject_kind = null, subject_id = null, position = null, created_at = ${now}
    where subject_kind = ${kind} and subject_id = ${anyOf(ids)}`.execute(tx);
}

/**
 * Deletes what rows of any kind have beside them, except for money that moved: history, notices, changes, start times,
 * and payments that were never made.
 */
export async function deleteBesides(
  tx: Tx,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<void> {
  const own = sql`subject_kind = ${kind} and subject_id = ${anyOf(ids)}`;
  await sql`
    delete from notices where history_id in (select id from status_history where ${own})`.execute(
    tx,
  );
  await deleteRows(tx, "status_history", own);
  await deleteRows(tx, "visit_changes", own);
  await deleteRows(
    tx,
    "payments",
    sql`${own} and received_amount = 0 and next_check_at is null
      and not exists (select from refunds where refunds.payment_id = payments.id)`,
  );
  await deleteRows(tx, "reminders", sql`subject_id = ${anyOf(ids)}`);
  await freeStartTimes(tx, "slot", own);
  await freeStartTimes(tx, "box_delivery", sql`order_id = ${anyOf(ids)}`);
}

/** Deletes bookings of start times, which then have that many places more. */
async function freeStartTimes(
  tx: Tx,
  kind: "slot" | "box_delivery",
  where: RawBuilder<unknown>,
): Promise<void> {
  const slots = kind === "slot" ? "schedule_slots" : "box_delivery_slots";
  await sql`
    with gone as (delete from ${sql.table(`${kind}_bookings`)} where ${where} returning day, "time"),
      freed as (select day, "time", count(*)::int as count from gone group by day, "time")
    update ${sql.table(slots)} as slot set taken = slot.taken - freed.count from freed
    where slot.day = freed.day and slot."time" = freed."time"`.execute(tx);
}
