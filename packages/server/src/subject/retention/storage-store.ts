import { sql } from "kysely";
import type { Tx } from "../../db/tables.ts";
import { anyOf, deleteBesides, deleteRows, idsOf, releasePictures } from "./delete-rows.ts";
import { neverPaid, quietSince, type Expiry, type Gone } from "./expiry.ts";
import {
  destroyCouponsOf,
  destroyLinksOf,
  destroyReports,
  destroyVisitsOf,
} from "./parts-of-orders-store.ts";

/** Storage: contracts with their orders and boxes, and orders from which none followed. */
export const storageExpiries: readonly Expiry[] = [
  {
    table: "storage_orders",
    rule: "UNPAID",
    over: (since) => sql`status in ('QUOTED', 'WAIT', 'CANCEL') and valid_until < ${since}
      and ${neverPaid("STORAGE_ORDER", "storage_orders.id")}
      and ${quietSince("STORAGE_ORDER", "storage_orders.id", since)}
      and not exists (select from storage_contracts as begun
        where begun.order_id = storage_orders.id)
      and not exists (select from custom_payments as link
        where link.order_serial = storage_orders.serial and link.paid_at is not null)`,
    destroy: destroyStorageOrders,
  },
  {
    table: "storage_orders",
    rule: "CONTRACT",
    over: (since) => sql`contract_id is null and created_at < ${since}
      and ${quietSince("STORAGE_ORDER", "storage_orders.id", since)}
      and not exists (select from storage_contracts as begun
        where begun.order_id = storage_orders.id)`,
    destroy: destroyStorageOrders,
  },
  {
    table: "storage_contracts",
    rule: "CONTRACT",
    over: (since) => sql`status in ('ENDED', 'CANCEL') and created_at < ${since}
      and ${quietSince("STORAGE_CONTRACT", "storage_contracts.id", since)}
      and not exists (select from storage_orders as placed
        where placed.contract_id = storage_contracts.id
          and not (placed.created_at < ${since}
            and ${quietSince("STORAGE_ORDER", "placed.id", since)}
            and not exists (select from custom_payments as link
              where (link.balance_of = placed.id or link.order_serial = placed.serial)
                and not (link.created_at < ${since}
                  and ${quietSince("CUSTOM_PAYMENT", "link.id", since)}))))
      and not exists (select from storage_charges as charge
        where charge.contract_id = storage_contracts.id
          and not (${quietSince("STORAGE_CHARGE", "charge.id", since)}))
      and not exists (select from contract_changes as asked
        where asked.contract_id = storage_contracts.id
          and not (${quietSince("CONTRACT_CHANGE", "asked.id", since)}))
      and not exists (select from boxes
        join damage_reports as report on report.box_id = boxes.id
        where boxes.contract_id = storage_contracts.id
          and not (report.updated_at < ${since} and ${quietSince("DAMAGE_REPORT", "report.id", since)}))`,
    destroy: destroyContracts,
  },
];

async function destroyStorageOrders(tx: Tx, { ids, now }: Gone): Promise<void> {
  await emptyStorageOrders(tx, { ids, now });
  await deleteRows(tx, "storage_orders", sql`id = ${anyOf(ids)}`);
}

async function emptyStorageOrders(tx: Tx, { ids, now }: Gone): Promise<void> {
  await destroyLinksOf(tx, "storage_orders", { ids, now });
  await destroyCouponsOf(tx, "STORAGE_ORDER", ids);
  await destroyVisitsOf(tx, "storage_orders", { ids, now });
  await deleteBesides(tx, "STORAGE_ORDER", ids);
  await deleteRows(tx, "receiver_links", sql`order_id = ${anyOf(ids)}`);
  await deleteRows(tx, "storage_order_boxes", sql`order_id = ${anyOf(ids)}`);
}

async function destroyContracts(tx: Tx, { ids, now }: Gone): Promise<void> {
  const orders = await idsOf(
    tx,
    "storage_orders",
    sql`contract_id = ${anyOf(ids)}
      or id in (select order_id from storage_contracts where id = ${anyOf(ids)})`,
  );
  const boxes = await idsOf(tx, "boxes", sql`contract_id = ${anyOf(ids)}`);
  await destroyBoxes(tx, { ids: boxes, now });
  for (const [kind, table] of [
    ["STORAGE_CHARGE", "storage_charges"],
    ["CONTRACT_CHANGE", "contract_changes"],
  ] as const) {
    const parts = await idsOf(tx, table, sql`contract_id = ${anyOf(ids)}`);
    await destroyCouponsOf(tx, kind, parts);
    await deleteBesides(tx, kind, parts);
    await deleteRows(tx, table, sql`id = ${anyOf(parts)}`);
  }
  await emptyStorageOrders(tx, { ids: orders, now });
  await deleteBesides(tx, "STORAGE_CONTRACT", ids);
  // One statement, because a contract and its first order refer to each other.
  await sql`
    with contracts as (delete from storage_contracts where id = ${anyOf(ids)})
    delete from storage_orders where id = ${anyOf(orders)}`.execute(tx);
}

async function destroyBoxes(tx: Tx, { ids, now }: Gone): Promise<void> {
  const reports = await idsOf(tx, "damage_reports", sql`box_id = ${anyOf(ids)}`);
  await destroyReports(tx, { ids: reports, now });
  const contents = await idsOf(tx, "box_contents", sql`box_id = ${anyOf(ids)}`);
  await releasePictures(tx, "BOX_CONTENT", { ids: contents, now });
  const photos = await idsOf(tx, "box_photos", sql`box_id = ${anyOf(ids)}`);
  await releasePictures(tx, "BOX_PHOTO", { ids: photos, now });
  await releasePictures(tx, "DAMAGE_EVIDENCE", { ids, now });
  await deleteRows(tx, "box_contents", sql`box_id = ${anyOf(ids)}`);
  await deleteRows(tx, "box_photos", sql`box_id = ${anyOf(ids)}`);
  const serials = sql`select serial from boxes where id = ${anyOf(ids)}`;
  await deleteRows(tx, "storage_order_boxes", sql`box_serial in (${serials})`);
  await deleteBesides(tx, "BOX", ids);
  await deleteRows(tx, "boxes", sql`id = ${anyOf(ids)}`);
}
