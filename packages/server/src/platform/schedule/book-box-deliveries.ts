import type { Tx } from "../../db/tables.ts";
import {
  deleteDeliveries,
  findDeliveries,
  upsertDelivery,
  type BoxDelivery,
} from "./box-delivery-store.ts";
import { deleteExpiredBookings, ensureSlot, lockSlots, reserveSlot } from "./slot-store.ts";

/** Start times for one order. `until` is null for a permanent booking. */
export interface BoxDeliveryBooking {
  readonly orderId: string;
  readonly userId: string;
  readonly times: readonly BoxDelivery[];
  readonly until: Date | null;
  readonly capacity: number;
  readonly now: Date;
}

/**
 * Books a place at each start time, or keeps those that the order already has; returns the first visit that is full, or
 * null. When one is full, roll the transaction back, because others are booked. Start times are always locked in the
 * order of their days.
 */
export async function bookBoxDeliveries(
  tx: Tx,
  booking: BoxDeliveryBooking,
): Promise<BoxDelivery["leg"] | null> {
  const { orderId, now } = booking;
  const own = await findDeliveries(tx, orderId);
  const times = booking.times.toSorted(byStart);
  for (const request of times) {
    await ensureSlot(tx, "BOX_DELIVERY", { ...request, capacity: booking.capacity });
  }
  await lockSlots(tx, "BOX_DELIVERY", [...own, ...times]);
  const kept = own.filter((slot) => times.some((request) => isSame(slot, request)));
  await deleteDeliveries(
    tx,
    orderId,
    own.filter((slot) => !kept.includes(slot)),
  );
  for (const request of times) {
    if (!kept.some((slot) => isSame(slot, request))) {
      await deleteExpiredBookings(tx, "BOX_DELIVERY", { ...request, now });
      if (!(await reserveSlot(tx, "BOX_DELIVERY", request))) return request.leg;
    }
    await upsertDelivery(tx, { ...request, orderId, userId: booking.userId, until: booking.until });
  }
  return null;
}

/** Releases the places of the order, except that of a leg that still takes place. */
export async function releaseBoxDeliveries(
  tx: Tx,
  orderId: string,
  kept: BoxDelivery["leg"] | null = null,
): Promise<void> {
  const own = (await findDeliveries(tx, orderId)).filter(({ leg }) => leg !== kept);
  await lockSlots(tx, "BOX_DELIVERY", own);
  await deleteDeliveries(tx, orderId, own);
}

function byStart(one: BoxDelivery, other: BoxDelivery): number {
  return `${one.day} ${one.time}` < `${other.day} ${other.time}` ? -1 : 1;
}

function isSame(one: BoxDelivery, other: BoxDelivery): boolean {
  return one.leg === other.leg && one.day === other.day && one.time === other.time;
}
