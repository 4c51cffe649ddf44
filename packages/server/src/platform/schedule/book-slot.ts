import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { deleteBooking, findBooking, upsertBooking } from "./booking-store.ts";
import { deleteExpiredBookings, ensureSlot, lockSlots, reserveSlot } from "./slot-store.ts";

/** A start time for one subject. `until` is null for a permanent booking. */
export interface SlotBooking {
  readonly subject: PaidSubject;
  /** The member whose hold it is while it is unpaid. */
  readonly userId: string | null;
  readonly day: string;
  readonly time: string;
  readonly until: Date | null;
  readonly capacity: number;
  readonly now: Date;
}

/**
 * Books a place, or keeps the one that the subject has; false when the start time is full. The lock on the slot's row
 * serializes concurrent bookings of it.
 */
export async function bookSlot(tx: Tx, booking: SlotBooking): Promise<boolean> {
  await ensureSlot(tx, "MOVE", booking);
  await lockSlots(tx, "MOVE", [booking]);
  const own = await findBooking(tx, booking.subject);
  if (own === null) {
    await deleteExpiredBookings(tx, "MOVE", booking);
    if (!(await reserveSlot(tx, "MOVE", booking))) return false;
  }
  await upsertBooking(tx, booking);
  return true;
}

export async function releaseSlot(tx: Tx, subject: PaidSubject): Promise<void> {
  const booking = await findBooking(tx, subject);
  if (booking === null) return;
  await lockSlots(tx, "MOVE", [booking]);
  await deleteBooking(tx, booking, subject);
}
