import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findOrderBySerial } from "../order-state/store.ts";
import { openingDayOf, type ReceiverLink } from "./receiver-link.ts";
import { findLinkId } from "./store.ts";

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
