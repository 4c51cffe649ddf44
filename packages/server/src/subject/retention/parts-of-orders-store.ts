import { sql } from "kysely";
import type { Tx } from "../../db/tables.ts";
import { anyOf, deleteBesides, deleteRows, idsOf, releasePictures } from "./delete-rows.ts";
import { dayOf, neverPaid, quietSince, type Expiry, type Gone } from "./expiry.ts";

/** A link of an order ends with it. */
const withoutOrder = sql<boolean>`
  not exists (select from estimates as move
    where move.serial = custom_payments.order_serial or move.id = custom_payments.balance_of)
  and not exists (select from storage_orders as placed
    where placed.serial = custom_payments.order_serial or placed.id = custom_payments.balance_of)`;

/** What belongs to orders and may end before them: links for payments, coupons, reports of damage. */
export const partExpiries: readonly Expiry[] = [
  {
    table: "custom_payments",
    rule: "UNPAID",
    over: (since) => sql`created_at < ${since} and expires_at < ${since}
      and status not in ('QUOTED', 'WAIT') and ${neverPaid("CUSTOM_PAYMENT", "custom_payments.id")}
      and ${quietSince("CUSTOM_PAYMENT", "custom_payments.id", since)} and ${withoutOrder}`,
    destroy: destroyLinks,
  },
  {
    table: "custom_payments",
    rule: "CONTRACT",
    over: (since) => sql`created_at < ${since}
      and ${quietSince("CUSTOM_PAYMENT", "custom_payments.id", since)} and ${withoutOrder}`,
    destroy: destroyLinks,
  },
  {
    table: "coupons",
    rule: "UNPAID",
    over: (since) => sql`valid_until < ${dayOf(since)} and subject_id is null`,
    destroy: destroyCoupons,
  },
  {
    table: "damage_reports",
    rule: "UNPAID",
    over: (since) => sql`status = 'DRAFT' and updated_at < ${since}`,
    destroy: destroyReports,
  },
  {
    table: "damage_reports",
    rule: "DISPUTE",
    over: (since) => sql`status in ('DECLINED', 'PAID') and item <> '' and updated_at < ${since}`,
    destroy: emptyReports,
  },
];

export async function destroyReports(tx: Tx, { ids, now }: Gone): Promise<void> {
  await releasePictures(tx, "DAMAGE_REPORT", { ids, now });
  await deleteRows(tx, "compensations", sql`damage_report_id = ${anyOf(ids)}`);
  await deleteBesides(tx, "DAMAGE_REPORT", ids);
  await deleteRows(tx, "damage_reports", sql`id = ${anyOf(ids)}`);
}

/** What was paid for a damage is kept with its order; what it was, and its pictures, is not. */
async function emptyReports(tx: Tx, { ids, now }: Gone): Promise<void> {
  await releasePictures(tx, "DAMAGE_REPORT", { ids, now });
  const boxes = sql`select box_id from damage_reports where id = ${anyOf(ids)}`;
  const open = sql`select box_id from damage_reports
    where box_id is not null and item <> '' and not (id = ${anyOf(ids)})`;
  const over = await idsOf(tx, "boxes", sql`id in (${boxes}) and id not in (${open})`);
  await releasePictures(tx, "DAMAGE_EVIDENCE", { ids: over, now });
  await sql`
    update status_history set reason = null, message = null
    where subject_kind = 'DAMAGE_REPORT' and subject_id = ${anyOf(ids)}`.execute(tx);
  await sql`
    update damage_reports set item = '', description = '', price = null, bought_year = null,
      compared = '[]', answer = null
    where id = ${anyOf(ids)}`.execute(tx);
}

async function destroyLinks(tx: Tx, { ids, now }: Gone): Promise<void> {
  await releasePictures(tx, "CUSTOM_PAYMENT", { ids, now });
  await deleteBesides(tx, "CUSTOM_PAYMENT", ids);
  await deleteRows(tx, "custom_payments", sql`id = ${anyOf(ids)}`);
}

export async function destroyLinksOf(
  tx: Tx,
  table: "estimates" | "storage_orders",
  { ids, now }: Gone,
): Promise<void> {
  const serials = sql`select serial from ${sql.table(table)} where id = ${anyOf(ids)}`;
  const links = await idsOf(
    tx,
    "custom_payments",
    sql`balance_of = ${anyOf(ids)} or order_serial in (${serials})`,
  );
  await destroyLinks(tx, { ids: links, now });
}

async function destroyCoupons(tx: Tx, { ids }: Gone): Promise<void> {
  await deleteBesides(tx, "COUPON", ids);
  await deleteRows(tx, "coupons", sql`id = ${anyOf(ids)}`);
}

export async function destroyCouponsOf(
  tx: Tx,
  kind: "ESTIMATE" | "STORAGE_ORDER" | "STORAGE_CHARGE" | "CONTRACT_CHANGE",
  ids: readonly string[],
): Promise<void> {
  const used = sql`subject_kind = ${kind} and subject_id = ${anyOf(ids)}`;
  const coupons = await idsOf(tx, "coupons", used);
  await deleteBesides(tx, "COUPON", coupons);
  await deleteRows(tx, "coupons", sql`id = ${anyOf(coupons)}`);
}

/** The crews' visits to orders, with the pictures and signatures that they took there. */
export async function destroyVisitsOf(
  tx: Tx,
  table: "estimates" | "storage_orders",
  { ids, now }: Gone,
): Promise<void> {
  const serials = sql`select serial from ${sql.table(table)} where id = ${anyOf(ids)}`;
  const visits = sql`select day, key from crew_visits where number in (${serials})`;
  const taken = sql`select file_id from crew_pictures where (day, key) in (${visits})`;
  await sql`
    update files set subject_kind = null, subject_id = null, position = null, created_at = ${now}
    where id in (${taken})`.execute(tx);
  await deleteRows(tx, "crew_pictures", sql`(day, key) in (${visits})`);
  await deleteRows(tx, "crew_visits", sql`number in (${serials})`);
}
