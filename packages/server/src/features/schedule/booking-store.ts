import { sql } from "kysely";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Database, Tx } from "../../db/tables.ts";

/** A start time on a day. */
export interface SlotKey {
  readonly day: string;
  readonly time: string;
}

export async function ensureSlot(
  tx: Tx,
  { day, time, capacity }: SlotKey & { readonly capacity: number },
): Promise<void> {
  await tx
    .insertInto("schedule_slots")
    .values({ day, time, capacity })
    .onConflict((conflict) => conflict.columns(["day", "time"]).doNothing())
    .execute();
}

export async function lockSlot(tx: Tx, { day, time }: SlotKey): Promise<void> {
  await tx
    .selectFrom("schedule_slots")
    .select("day")
    .where("day", "=", day)
    .where("time", "=", time)
    .forUpdate()
    .execute();
}

export async function findBooking(tx: Tx, { kind, id }: PaidSubject): Promise<SlotKey | null> {
  const row = await tx
    .selectFrom("slot_bookings")
    .select(["day", "time"])
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Takes one place if one is left. */
export async function reserveSlot(tx: Tx, { day, time }: SlotKey): Promise<boolean> {
  const row = await tx
    .updateTable("schedule_slots")
    .set((eb) => ({ taken: eb("taken", "+", 1) }))
    .where("day", "=", day)
    .where("time", "=", time)
    .whereRef("taken", "<", "capacity")
    .returning("taken")
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertBooking(
  tx: Tx,
  booking: SlotKey & {
    readonly subject: PaidSubject;
    readonly userId: string | null;
    readonly until: Date | null;
  },
): Promise<void> {
  const { subject, userId, day, time, until } = booking;
  await tx
    .insertInto("slot_bookings")
    .values({
      subject_kind: subject.kind,
      subject_id: subject.id,
      user_id: userId,
      day,
      time,
      expires_at: until,
    })
    .onConflict((conflict) =>
      conflict.columns(["subject_kind", "subject_id"]).doUpdateSet({
        // Another preparation of the same order may already hold it longer.
        expires_at:
          until === null
            ? null
            : sql<Date>`greatest(slot_bookings.expires_at, excluded.expires_at)`,
      }),
    )
    .execute();
}

/** Frees the places of expired holds at one start time. The slot must be locked. */
export async function deleteExpiredBookings(
  tx: Tx,
  { day, time, now }: SlotKey & { readonly now: Date },
): Promise<void> {
  const expired = await tx
    .deleteFrom("slot_bookings")
    .where("day", "=", day)
    .where("time", "=", time)
    .where("expires_at", "<=", now)
    .returning("subject_id")
    .execute();
  await givePlacesBack(tx, { day, time }, expired.length);
}

/** Frees the place of one subject. The slot must be locked. */
export async function deleteBooking(
  tx: Tx,
  slot: SlotKey,
  { kind, id }: PaidSubject,
): Promise<void> {
  const deleted = await tx
    .deleteFrom("slot_bookings")
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", id)
    .returning("subject_id")
    .execute();
  await givePlacesBack(tx, slot, deleted.length);
}

async function givePlacesBack(tx: Tx, { day, time }: SlotKey, count: number): Promise<void> {
  if (count === 0) return;
  await tx
    .updateTable("schedule_slots")
    .set((eb) => ({ taken: eb("taken", "-", count) }))
    .where("day", "=", day)
    .where("time", "=", time)
    .execute();
}

/** Start times with expired holds. */
export function findSlotsWithExpiredHolds(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly SlotKey[]> {
  return db
    .selectFrom("slot_bookings")
    .select(["day", "time"])
    .distinct()
    .where("expires_at", "<=", now)
    .limit(limit)
    .execute();
}

/** When the holds of a member's other subjects expire, soonest first. */
export async function findHoldsOfMember(
  tx: Tx,
  filter: { readonly userId: string; readonly except: PaidSubject; readonly now: Date },
): Promise<readonly Date[]> {
  const rows = await tx
    .selectFrom("slot_bookings")
    .select("expires_at")
    .where("user_id", "=", filter.userId)
    .where((eb) =>
      eb.not(eb.and({ subject_kind: filter.except.kind, subject_id: filter.except.id })),
    )
    .where("expires_at", ">", filter.now)
    .orderBy("expires_at")
    .execute();
  return rows.flatMap(({ expires_at: until }) => (until === null ? [] : [until]));
}
