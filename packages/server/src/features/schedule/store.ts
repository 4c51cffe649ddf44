import { sql } from "kysely";
import type { Database } from "../../db/tables.ts";

/** Places left at a start time that has a row; expired holds count as free. */
export interface BookedSlot {
  readonly day: string;
  readonly time: string;
  readonly remaining: number;
}

/** Every start time on these days that has a row, by primary key, in one query. */
export async function findBookedSlots(
  db: Database,
  { days, now }: { readonly days: readonly string[]; readonly now: Date },
): Promise<readonly BookedSlot[]> {
  if (days.length === 0) return [];
  return db
    .selectFrom("schedule_slots as slot")
    .select((eb) => [
      "slot.day",
      "slot.time",
      sql<number>`greatest(0, slot.capacity - slot.taken + ${eb
        .selectFrom("slot_bookings as booking")
        .select((inner) => inner.fn.countAll<number>().as("expired"))
        .whereRef("booking.day", "=", "slot.day")
        .whereRef("booking.time", "=", "slot.time")
        .where("booking.expires_at", "<=", now)})`.as("remaining"),
    ])
    .where("slot.day", "in", [...days])
    .execute();
}
