import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockMember } from "../member/lock-member.ts";

/** As for moves: nobody may close a day for free. */
const MAX_HELD_ORDERS = 3;

/** Refuses until a hold runs out when the member's other storage orders hold as many visits as anybody may. */
export async function limitDeliveryHolds(
  tx: Tx,
  member: { readonly userId: string; readonly exceptOrderId: string; readonly now: Date },
): Promise<void> {
  // Two at once would both count the holds before either's own.
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
