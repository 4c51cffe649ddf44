import { sql } from "kysely";
import type { Database, Tx } from "../../db/tables.ts";

/** Moves and box deliveries have separate start times, because they use different trucks and crews. */
export type SlotKind = "MOVE" | "BOX_DELIVERY";

export interface SlotKey {
  readonly day: string;
  readonly time: string;
}

/** Places left at a start time that has a row; expired holds count as free. */
export interface BookedSlot extends SlotKey {
  readonly remaining: number;
}

const slots = { MOVE: "schedule_slots", BOX_DELIVERY: "box_delivery_slots" } as const;
const bookings = { MOVE: "slot_bookings", BOX_DELIVERY: "box_delivery_bookings" } as const;
const bookers = { MOVE: "subject_id", BOX_DELIVERY: "order_id" } as const;

export function upsertCapacity(
  db: Database,
  kind: SlotKind,
  { day, time, capacity }: SlotKey & { readonly capacity: number },
) {
  return db
    .insertInto(slots[kind])
    .values({ day, time, capacity })
    .onConflict((conflict) => conflict.columns(["day", "time"]).doUpdateSet({ capacity }))
    .returning(["capacity", "taken"])
    .executeTakeFirstOrThrow();
}

/** The start times that were ever booked or given a capacity. */
export function findCapacities(
  db: Database,
  kind: SlotKind,
  { from, to }: { readonly from: string; readonly to: string },
) {
  return db
    .selectFrom(slots[kind])
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .orderBy("time")
    .execute();
}

/** Every start time on these days that has a row, by primary key, in one query. */
export async function findBookedSlots(
  db: Database,
  kind: SlotKind,
  { days, now }: { readonly days: readonly string[]; readonly now: Date },
): Promise<readonly BookedSlot[]> {
  if (days.length === 0) return [];
  const slot = sql.table(slots[kind]);
  return db
    .selectFrom(slots[kind])
    .select([
      "day",
      "time",
      sql<number>`greatest(0, capacity - taken + (
        select count(*) from ${sql.table(bookings[kind])} as booking
        where booking.day = ${slot}.day and booking.time = ${slot}.time
          and booking.expires_at <= ${now}))`.as("remaining"),
    ])
    .where("day", "in", [...days])
    .execute();
}

export async function ensureSlot(
  tx: Tx,
  kind: SlotKind,
  { day, time, capacity }: SlotKey & { readonly capacity: number },
): Promise<void> {
  await tx
    .insertInto(slots[kind])
    .values({ day, time, capacity })
    .onConflict((conflict) => conflict.columns(["day", "time"]).doNothing())
    .execute();
}

/** Locks these start times, earliest first. */
export async function lockSlots(tx: Tx, kind: SlotKind, keys: readonly SlotKey[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .selectFrom(slots[kind])
    .select("day")
    .where((eb) => eb.or(keys.map(({ day, time }) => eb.and({ day, time }))))
    .orderBy("day")
    .orderBy("time")
    .forUpdate()
    .execute();
}

/** Takes one place if one is left. */
export async function reserveSlot(
  tx: Tx,
  kind: SlotKind,
  { day, time }: SlotKey,
): Promise<boolean> {
  const row = await tx
    .updateTable(slots[kind])
    .set((eb) => ({ taken: eb("taken", "+", 1) }))
    .where("day", "=", day)
    .where("time", "=", time)
    .whereRef("taken", "<", "capacity")
    .returning("taken")
    .executeTakeFirst();
  return row !== undefined;
}

/** Frees places at a locked start time, whose bookings are deleted. */
export async function releasePlaces(
  tx: Tx,
  kind: SlotKind,
  { day, time, count }: SlotKey & { readonly count: number },
): Promise<void> {
  if (count === 0) return;
  await tx
    .updateTable(slots[kind])
    .set((eb) => ({ taken: eb("taken", "-", count) }))
    .where("day", "=", day)
    .where("time", "=", time)
    .execute();
}

/**
 * When a booking that is made again expires: another preparation of the same order may already hold it longer, and a
 * paid one (null) stays permanent, although greatest() ignores null.
 */
export function laterExpiry(kind: SlotKind) {
  const kept = sql.ref(`${bookings[kind]}.expires_at`);
  return sql<Date | null>`case when ${kept} is null or excluded.expires_at is null then null
    else greatest(${kept}, excluded.expires_at) end`;
}

/** Frees the places of expired holds at one start time, which must be locked. */
export async function deleteExpiredBookings(
  tx: Tx,
  kind: SlotKind,
  { day, time, now }: SlotKey & { readonly now: Date },
): Promise<void> {
  const expired = await tx
    .deleteFrom(bookings[kind])
    .where("day", "=", day)
    .where("time", "=", time)
    .where("expires_at", "<=", now)
    .returning("day")
    .execute();
  await releasePlaces(tx, kind, { day, time, count: expired.length });
}

export function findSlotsWithExpiredHolds(
  db: Database,
  kind: SlotKind,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly SlotKey[]> {
  return db
    .selectFrom(bookings[kind])
    .select(["day", "time"])
    .distinct()
    .where("expires_at", "<=", now)
    .limit(limit)
    .execute();
}

/** When the last hold of each other order of the member expires, soonest first. */
export async function findHoldsOfMember(
  tx: Tx,
  kind: SlotKind,
  filter: { readonly userId: string; readonly exceptId: string; readonly now: Date },
): Promise<readonly Date[]> {
  const rows = await tx
    .selectFrom(bookings[kind])
    .select((eb) => eb.fn.max("expires_at").as("until"))
    .where("user_id", "=", filter.userId)
    .where(bookers[kind], "!=", filter.exceptId)
    .where("expires_at", ">", filter.now)
    .groupBy(bookers[kind])
    .orderBy("until")
    .execute();
  return rows.flatMap(({ until }) => until ?? []);
}
