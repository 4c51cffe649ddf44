import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { findHoldsOfMember, type SlotKind } from "./slot-store.ts";

/** Comparing a few days needs no hold of each, and a member must not be able to close a day without paying. */
const MAX_HELD_ORDERS = 3;

/** Throws too_many_requests when the maximum number of the member's other orders hold start times. */
export async function limitHolds(
  tx: Tx,
  kind: SlotKind,
  member: { readonly userId: string; readonly exceptId: string; readonly now: Date },
): Promise<void> {
  // Without the lock two concurrent requests would each miss the other's hold.
  await lockMember(tx, member.userId);
  const holds = await findHoldsOfMember(tx, kind, member);
  const firstToEnd = holds.at(-MAX_HELD_ORDERS);
  if (firstToEnd === undefined) return;
  const seconds = Math.ceil((firstToEnd.getTime() - member.now.getTime()) / 1000);
  throw new ProblemError("too_many_requests", { retryAfterSeconds: seconds });
}
