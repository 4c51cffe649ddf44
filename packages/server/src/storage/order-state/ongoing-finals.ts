import { todayInSeoul, type Leaving, type StorageOrderStatus } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { StorageContract } from "../contract-state/store.ts";
import type { StorageOrder } from "./store.ts";
import { factsOf } from "./request-facts.ts";

/** States of a final order that is accepted and whose boxes have not left yet. */
const underWay: readonly StorageOrderStatus[] = ["PAYMENT", "CONFIRM", "DELIVERING", "DISPOSING"];

const finalsUnderWay = (db: Connection) =>
  db
    .selectFrom("storage_orders")
    .where("type", "in", ["FINAL_AND_DELIVERY_ORDER", "FINAL_AND_DISPOSAL_ORDER"])
    .where("status", "in", underWay);

const ongoingFinals = (db: Connection, contractIds: readonly string[]) =>
  finalsUnderWay(db)
    .select(["contract_id", "box_count", "ends_contract", "request", "created_at"])
    .where("contract_id", "in", contractIds)
    .execute();

export async function isInOngoingFinal(db: Connection, boxSerial: string): Promise<boolean> {
  const row = await finalsUnderWay(db)
    .innerJoin("storage_order_boxes as named", "named.order_id", "storage_orders.id")
    .select("storage_orders.id")
    .where("named.box_serial", "=", boxSerial)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The boxes that are leaving for good, by contract id; contracts without any are left out. */
export async function findLeaving(
  db: Connection,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Leaving[]>> {
  const leaving = new Map<string, Leaving[]>();
  if (contractIds.length === 0) return leaving;
  for (const final of await ongoingFinals(db, contractIds)) {
    const { contract_id: id, box_count: boxes } = final;
    if (id === null) continue;
    const earlier = leaving.get(id) ?? [];
    leaving.set(id, [...earlier, { boxes, lastDay: lastDayOf(final) }]);
  }
  return leaving;
}

export function lastDayOf(order: Pick<StorageOrder, "request" | "created_at">): string {
  return factsOf(order.request).delivery?.date ?? todayInSeoul(order.created_at);
}

/** Throws while boxes are leaving, because their order was priced for the contract as it is. */
export async function requireNotEnding(db: Connection, contractId: string): Promise<void> {
  const finals = await ongoingFinals(db, [contractId]);
  if (finals.length > 0) throw new ProblemError("state_conflict", { about: "ending" });
}

/**
 * Whether one order ends all boxes that were left when it was made, and so has paid the amount due up to its last day.
 * One for some boxes pays for no month, even if the others leave before it: its boxes are charged until they are gone.
 */
export async function isEndingCompletely(
  db: Connection,
  { id }: Pick<StorageContract, "id">,
): Promise<boolean> {
  return (await findEndingCompletely(db, [id])).has(id);
}

/** Those of these contracts that `isEndingCompletely` is true of, by id. */
export async function findEndingCompletely(
  db: Connection,
  contractIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (contractIds.length === 0) return new Set();
  const finals = await ongoingFinals(db, contractIds);
  const ending = finals.filter(({ ends_contract: endsContract }) => endsContract);
  return new Set(ending.flatMap(({ contract_id: id }) => id ?? []));
}
