import {
  canShareDelivery,
  receivedDeliveryStatus,
  type Appointment,
  todayInSeoul,
} from "@damadum/domain";
import { type StorageOrder, lockOrderBySerial, findOrderBySerial } from "../order-state/store.ts";
import { factsOf } from "../order-state/request-facts.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { orderRefusalsOf } from "../order-state/order-refusals.ts";
import { findLinkId, insertLink, deleteLink, findOrderOfKey } from "./store.ts";

/** What a member passes on; `key` is null while there is no link, `opensOn` while there is nothing to receive. */
interface ReceiverLink {
  readonly key: string | null;
  readonly opensOn: string | null;
}

/** The day on which a link to the order opens; null when its delivery is over, unpaid or not requested. */
function openingDayOf({ status, request }: StorageOrder): string | null {
  const { delivery, legs } = factsOf(request);
  return canShareDelivery(status, legs) ? (delivery?.date ?? null) : null;
}

/** The delivery of an order as its receiver may see it; null when there is none to receive. */
function receivedVisitOf(order: StorageOrder) {
  const { delivery, place, legs } = factsOf(order.request);
  const status = receivedDeliveryStatus(order.status, legs);
  if (status === null || delivery === null || place === null) return null;
  return { status, delivery: withoutPrice(delivery), place, boxCount: order.box_count };
}

function withoutPrice({ date, time }: Appointment): Appointment {
  return { date, time };
}

/** Creates the link with which another person receives the delivery, or returns the existing one. */
export function createReceiverLink(
  { db, keys, ids, clock }: Pick<Services, "db" | "keys" | "ids" | "clock">,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<ReceiverLink> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderBySerial(tx, serial);
    if (order.user_id !== userId) throw new ProblemError("not_found");
    requireOpen(orderRefusalsOf(order, { now: clock() }).SHARE_DELIVERY);
    const opensOn = openingDayOf(order);
    if (opensOn === null) throw new ProblemError("state_conflict");
    const earlier = await findLinkId(tx, order.id);
    if (earlier !== null) return { key: keys.receiverKeyOf(earlier), opensOn };
    const id = ids.uuid();
    const key = keys.receiverKeyOf(id);
    const link = { order_id: order.id, id, key_hash: hashSecret(key), created_at: clock() };
    await insertLink(tx, link);
    return { key, opensOn };
  });
}

/** Closes the link immediately; a no-op when there is none. */
export function deleteReceiverLink(
  { db }: Pick<Services, "db">,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderBySerial(tx, serial);
    if (order.user_id !== userId) throw new ProblemError("not_found");
    await deleteLink(tx, order.id);
  });
}

/** The link with which another person receives the delivery of the member's order. */
export async function getReceiverLink(
  { db, keys }: Pick<Services, "db" | "keys">,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<ReceiverLink> {
  const order = await findOrderBySerial(db, serial);
  if (order.user_id !== userId) throw new ProblemError("not_found");
  const opensOn = openingDayOf(order);
  const id = opensOn === null ? null : await findLinkId(db, order.id);
  return { key: id === null ? null : keys.receiverKeyOf(id), opensOn };
}

/** What the link shows: until the day of the delivery only its date, on that day the visit, and nothing after it. */
export async function getReceivedDelivery(
  { db, clock }: Pick<Services, "db" | "clock">,
  key: string,
) {
  const order = await findOrderOfKey(db, hashSecret(key));
  const visit = order === null ? null : receivedVisitOf(order);
  if (visit === null) throw new ProblemError("not_found");
  const today = todayInSeoul(clock());
  const opensOn = visit.delivery.date;
  if (today > opensOn) throw new ProblemError("not_found");
  return { opensOn, visit: today < opensOn ? null : visit };
}
