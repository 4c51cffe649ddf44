import { sql } from "kysely";
import type { Tx } from "../../db/tables.ts";
import { anyOf, deleteRows } from "./delete-rows.ts";
import { dayOf, type Expiry, type Gone } from "./expiry.ts";

/** Logins, and what is left of people who are not with us any more. */
export const peopleExpiries: readonly Expiry[] = [
  {
    table: "token_families",
    rule: "ACCESS",
    over: (since) => sql`least(expires_at, revoked_at) < ${since}`,
    destroy: (tx, { ids }) => deleteRows(tx, "token_families", sql`id = ${anyOf(ids)}`),
  },
  {
    table: "users",
    rule: "CONTRACT",
    over: (since) => sql`withdrawn_at < ${since}
      and exists (select from user_consents as answer where answer.user_id = users.id)`,
    destroy: (tx, { ids }) => deleteRows(tx, "user_consents", sql`user_id = ${anyOf(ids)}`),
  },
  {
    table: "operators",
    key: "user_id",
    rule: "OPERATOR",
    over: (since) => sql`disabled_at < ${since}
      and exists (select from users as person
        where person.id = operators.user_id and person.withdrawn_at is null)`,
    destroy: forgetOperators,
  },
  {
    table: "operator_requests",
    rule: "OPERATOR",
    over: (since) => sql`requested_at < ${since}`,
    destroy: (tx, { ids }) => deleteRows(tx, "operator_requests", sql`id = ${anyOf(ids)}`),
  },
];

/** An operator who left: their log is over its time too. */
async function forgetOperators(tx: Tx, { ids, now }: Gone): Promise<void> {
  await deleteRows(tx, "passkeys", sql`user_id = ${anyOf(ids)}`);
  await sql`
    update operators set totp_secret = null, recovery_hashes = '[]' where user_id = ${anyOf(ids)}`.execute(
    tx,
  );
  await sql`
    update users set username = '~' || id, password_hash = null, name = '떠난 운영자', gender = 'U',
      birthday = null, birth_year = null, phone_number = null, email = null, withdrawn_at = ${now}
    where id = ${anyOf(ids)}`.execute(tx);
}

/** Visits whose orders are gone, and the links of days long past; crews that do nothing any more lose their name. */
export async function destroyCrewDays(
  tx: Tx,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<void> {
  const over = sql`visit.day < ${dayOf(since)}
    and not exists (select from estimates as move where move.serial = visit.number)
    and not exists (select from storage_orders as placed where placed.serial = visit.number)`;
  const taken = sql`select file_id from crew_pictures as visit where day < ${dayOf(since)}
    and not exists (select from crew_visits as kept
      where kept.day = visit.day and kept.key = visit.key)`;
  await sql`delete from crew_visits as visit where ${over}`.execute(tx);
  await sql`
    update files set subject_kind = null, subject_id = null, position = null, created_at = ${now}
    where id in (${taken})`.execute(tx);
  await deleteRows(tx, "crew_pictures", sql`file_id in (${taken})`);
  await deleteRows(tx, "crew_days", sql`day < ${dayOf(since)}`);
  await sql`
    delete from crews where retired_at < ${since}
      and not exists (select from crew_visits as visit where visit.crew_id = crews.id)
      and not exists (select from crew_days as day where day.crew_id = crews.id)`.execute(tx);
}
