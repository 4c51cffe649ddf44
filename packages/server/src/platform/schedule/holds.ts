import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import {
  findHoldsOfMember,
  type SlotKind,
  deleteExpiredBookings,
  findSlotsWithExpiredHolds,
  lockSlots,
} from "./slot-store.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";

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

const BATCH_SIZE = 100;

/** Deletes expired holds. Nothing depends on it, because bookings and reads count them as free. */
export async function releaseExpiredHolds({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  for (const kind of ["MOVE", "BOX_DELIVERY"] as const) {
    for (const slot of await findSlotsWithExpiredHolds(db, kind, { now, limit: BATCH_SIZE })) {
      await inTransaction(db, async (tx) => {
        await lockSlots(tx, kind, [slot]);
        await deleteExpiredBookings(tx, kind, { ...slot, now });
      });
    }
  }
}
