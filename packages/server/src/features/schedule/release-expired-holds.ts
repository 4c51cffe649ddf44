import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { deleteExpiredBookings, findSlotsWithExpiredHolds, lockSlot } from "./booking-store.ts";
import {
  deleteExpiredDeliveries,
  findExpiredDeliveries,
  lockDeliverySlots,
} from "./box-delivery-store.ts";

const SLOT_BATCH_SIZE = 100;

/** Deletes expired holds. Nothing depends on it, because bookings and reads count them as free. */
export async function releaseExpiredHolds({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock();
  for (const slot of await findSlotsWithExpiredHolds(db, { now, limit: SLOT_BATCH_SIZE })) {
    await inTransaction(db, async (tx) => {
      await lockSlot(tx, slot);
      await deleteExpiredBookings(tx, { ...slot, now });
    });
  }
  for (const slot of await findExpiredDeliveries(db, { now, limit: SLOT_BATCH_SIZE })) {
    await inTransaction(db, async (tx) => {
      await lockDeliverySlots(tx, [slot]);
      await deleteExpiredDeliveries(tx, { ...slot, now });
    });
  }
}
