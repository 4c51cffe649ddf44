import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import {
  deleteBooking,
  deleteExpiredBookings,
  ensureSlot,
  findBooking,
  lockSlot,
  reserveSlot,
  upsertBooking,
} from "./booking-store.ts";

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
  await ensureSlot(tx, booking);
  await lockSlot(tx, booking);
  const own = await findBooking(tx, booking.subject);
  if (own === null) {
    await deleteExpiredBookings(tx, booking);
    if (!(await reserveSlot(tx, booking))) return false;
  }
  await upsertBooking(tx, booking);
  return true;
}

/** Releases the subject's place, if it has one. */
export async function releaseSlot(tx: Tx, subject: PaidSubject): Promise<void> {
  const booking = await findBooking(tx, subject);
  if (booking === null) return;
  await lockSlot(tx, booking);
  await deleteBooking(tx, booking, subject);
}
