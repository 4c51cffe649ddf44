import { sql } from "kysely";
import type { Tx } from "../../db/tables.ts";
import { anyOf, deleteBesides, deleteRows, idsOf, releasePictures } from "./delete-rows.ts";
import { dayOf, neverPaid, quietSince, type Expiry, type Gone } from "./expiry.ts";
import {
  destroyCouponsOf,
  destroyLinksOf,
  destroyReports,
  destroyVisitsOf,
} from "./parts-of-orders-store.ts";

/** Moves and their quotes. What was paid for them is kept longer (`money-store.ts`). */
export const moveExpiries: readonly Expiry[] = [
  {
    table: "estimates",
    rule: "VISITOR_QUOTE",
    over: (since) => sql`user_id is null and status in ('QUOTED', 'WAIT', 'CANCEL')
      and valid_until < ${since} and ${neverPaid("ESTIMATE", "estimates.id")}
      and not exists (select from custom_payments as link where link.balance_of = estimates.id)`,
    destroy: destroyMoves,
  },
  {
    table: "estimates",
    rule: "UNPAID",
    over: (since) => sql`status in ('QUOTED', 'WAIT', 'CANCEL') and valid_until < ${since}
      and ${neverPaid("ESTIMATE", "estimates.id")}
      and not exists (select from custom_payments as link
        where link.balance_of = estimates.id and link.paid_at is not null)
      and not exists (select from compensations as due where due.estimate_id = estimates.id)
      and ${quietSince("ESTIMATE", "estimates.id", since)}`,
    destroy: destroyMoves,
  },
  {
    table: "estimates",
    rule: "CONTRACT",
    over: (since) => sql`move_date < ${dayOf(since)} and created_at < ${since}
      and ${quietSince("ESTIMATE", "estimates.id", since)}
      and not exists (select from custom_payments as link
        where (link.balance_of = estimates.id or link.order_serial = estimates.serial)
          and not (link.created_at < ${since} and ${quietSince("CUSTOM_PAYMENT", "link.id", since)}))
      and not exists (select from damage_reports as report
        where report.estimate_id = estimates.id
          and not (report.updated_at < ${since} and ${quietSince("DAMAGE_REPORT", "report.id", since)}))`,
    destroy: destroyMoves,
  },
];

async function destroyMoves(tx: Tx, { ids, now }: Gone): Promise<void> {
  const reviews = await idsOf(tx, "reviews", sql`estimate_id = ${anyOf(ids)}`);
  await releasePictures(tx, "REVIEW", { ids: reviews, now });
  await deleteRows(tx, "reviews", sql`id = ${anyOf(reviews)}`);
  const reports = await idsOf(tx, "damage_reports", sql`estimate_id = ${anyOf(ids)}`);
  await destroyReports(tx, { ids: reports, now });
  await deleteRows(tx, "cash_receipt_orders", sql`estimate_id = ${anyOf(ids)}`);
  await deleteRows(tx, "compensations", sql`estimate_id = ${anyOf(ids)}`);
  await destroyLinksOf(tx, "estimates", { ids, now });
  await destroyCouponsOf(tx, "ESTIMATE", ids);
  await destroyVisitsOf(tx, "estimates", { ids, now });
  await deleteBesides(tx, "ESTIMATE", ids);
  await deleteRows(tx, "estimates", sql`id = ${anyOf(ids)}`);
}
