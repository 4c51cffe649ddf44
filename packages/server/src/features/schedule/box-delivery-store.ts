import { sql } from "kysely";
import type { BoxDeliveryBookingsTable } from "../../db/box-tables.ts";
import type { Database, Tx } from "../../db/tables.ts";
import type { SlotKey } from "./booking-store.ts";
import type { BookedSlot } from "./store.ts";

type Leg = BoxDeliveryBookingsTable["leg"];
type Delivery = SlotKey & { readonly leg: Leg };

/** Every start time on these days that has a row; expired holds count as free. */
export async function findBookedDeliveries(
  db: Database,
  { days, now }: { readonly days: readonly string[]; readonly now: Date },
): Promise<readonly BookedSlot[]> {
  if (days.length === 0) return [];
  return db
    .selectFrom("box_delivery_slots as slot")
    .select((eb) => [
      "slot.day",
      "slot.time",
      sql<number>`greatest(0, slot.capacity - slot.taken + ${eb
        .selectFrom("box_delivery_bookings as booking")
        .select((inner) => inner.fn.countAll<number>().as("expired"))
        .whereRef("booking.day", "=", "slot.day")
        .whereRef("booking.time", "=", "slot.time")
        .where("booking.expires_at", "<=", now)})`.as("remaining"),
    ])
    .where("slot.day", "in", [...days])
    .execute();
}

export async function ensureDeliverySlot(
  tx: Tx,
  { day, time, capacity }: SlotKey & { readonly capacity: number },
): Promise<void> {
  await tx
    .insertInto("box_delivery_slots")
    .values({ day, time, capacity })
    .onConflict((conflict) => conflict.columns(["day", "time"]).doNothing())
    .execute();
}

/** Locks these start times, earliest first. */
export async function lockDeliverySlots(tx: Tx, slots: readonly SlotKey[]): Promise<void> {
  if (slots.length === 0) return;
  await tx
    .selectFrom("box_delivery_slots")
    .select("day")
    .where((eb) => eb.or(slots.map(({ day, time }) => eb.and({ day, time }))))
    .orderBy("day")
    .orderBy("time")
    .forUpdate()
    .execute();
}

export function findDeliveries(tx: Tx, orderId: string): Promise<readonly Delivery[]> {
  return tx
    .selectFrom("box_delivery_bookings")
    .select(["leg", "day", "time"])
    .where("order_id", "=", orderId)
    .execute();
}

/** Takes one place if one is left. */
export async function reserveDeliverySlot(tx: Tx, { day, time }: SlotKey): Promise<boolean> {
  const row = await tx
    .updateTable("box_delivery_slots")
    .set((eb) => ({ taken: eb("taken", "+", 1) }))
    .where("day", "=", day)
    .where("time", "=", time)
    .whereRef("taken", "<", "capacity")
    .returning("taken")
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertDelivery(
  tx: Tx,
  booking: Delivery & {
    readonly orderId: string;
    readonly userId: string;
    readonly until: Date | null;
  },
): Promise<void> {
  const { orderId, userId, leg, day, time, until } = booking;
  await tx
    .insertInto("box_delivery_bookings")
    .values({ order_id: orderId, leg, user_id: userId, day, time, expires_at: until })
    .onConflict((conflict) =>
      conflict.columns(["order_id", "leg"]).doUpdateSet({
        // A paid booking stays permanent; another preparation of the same order may already hold it longer.
        expires_at:
          until === null
            ? null
            : sql<Date | null>`case when box_delivery_bookings.expires_at is null then null
                else greatest(box_delivery_bookings.expires_at, excluded.expires_at) end`,
      }),
    )
    .execute();
}

/** Frees the places of expired holds at one start time. The start time must be locked. */
export async function deleteExpiredDeliveries(
  tx: Tx,
  { day, time, now }: SlotKey & { readonly now: Date },
): Promise<void> {
  const expired = await tx
    .deleteFrom("box_delivery_bookings")
    .where("day", "=", day)
    .where("time", "=", time)
    .where("expires_at", "<=", now)
    .returning("order_id")
    .execute();
  await givePlacesBack(tx, { day, time }, expired.length);
}

/** Frees these places of one order. Their start times must be locked. */
export async function deleteDeliveries(
  tx: Tx,
  orderId: string,
  deliveries: readonly Delivery[],
): Promise<void> {
  for (const { leg, day, time } of deliveries) {
    const deleted = await tx
      .deleteFrom("box_delivery_bookings")
      .where("order_id", "=", orderId)
      .where("leg", "=", leg)
      .returning("leg")
      .execute();
    await givePlacesBack(tx, { day, time }, deleted.length);
  }
}

async function givePlacesBack(tx: Tx, { day, time }: SlotKey, count: number): Promise<void> {
  if (count === 0) return;
  await tx
    .updateTable("box_delivery_slots")
    .set((eb) => ({ taken: eb("taken", "-", count) }))
    .where("day", "=", day)
    .where("time", "=", time)
    .execute();
}

/** Start times with expired holds. */
export function findExpiredDeliveries(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly SlotKey[]> {
  return db
    .selectFrom("box_delivery_bookings")
    .select(["day", "time"])
    .distinct()
    .where("expires_at", "<=", now)
    .limit(limit)
    .execute();
}
