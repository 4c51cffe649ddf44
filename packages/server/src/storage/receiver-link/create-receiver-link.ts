import { inTransaction } from "../../db/transaction.ts";
import { ProblemError, requireOpen } from "../../http/problem-error.ts";
import { hashSecret } from "../../providers/keys.ts";
import type { Services } from "../../services.ts";
import { orderRefusalsOf } from "../order-state/order-refusals.ts";
import { lockOrderBySerial } from "../order-state/store.ts";
import { openingDayOf, type ReceiverLink } from "./receiver-link.ts";
import { findLinkId, insertLink } from "./store.ts";

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
