import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockMember } from "../member/lock-member.ts";

/** As for moves: a member must not be able to close a day without paying. */
const MAX_HELD_ORDERS = 3;

/** Throws too_many_requests while the member's other storage orders with holds have reached the limit. */
export async function limitDeliveryHolds(
  tx: Tx,
  member: { readonly userId: string; readonly exceptOrderId: string; readonly now: Date },
): Promise<void> {
  // Without the lock two concurrent requests would each miss the other's hold.
  await lockMember(tx, member.userId);
  const holds = await tx
    .selectFrom("box_delivery_bookings")
    .select((eb) => eb.fn.max("expires_at").as("until"))
    .where("user_id", "=", member.userId)
    .where("order_id", "!=", member.exceptOrderId)
    .where("expires_at", ">", member.now)
    .groupBy("order_id")
    .orderBy("until")
    .execute();
  const firstToEnd = holds.at(-MAX_HELD_ORDERS)?.until ?? null;
  if (firstToEnd === null) return;
  const seconds = Math.ceil((firstToEnd.getTime() - member.now.getTime()) / 1000);
  throw new ProblemError("too_many_requests", { retryAfterSeconds: seconds });
}
