import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { deleteExpiredBookings, findSlotsWithExpiredHolds, lockSlots } from "./slot-store.ts";

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
