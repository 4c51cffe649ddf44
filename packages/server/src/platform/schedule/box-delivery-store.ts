import type { BoxDeliveryBookingsTable } from "../../db/box-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { laterExpiry, releasePlaces, type SlotKey } from "./slot-store.ts";

/** When boxes are delivered or collected. */
export interface BoxDelivery extends SlotKey {
  readonly leg: BoxDeliveryBookingsTable["leg"];
}

export function findDeliveries(tx: Tx, orderId: string): Promise<readonly BoxDelivery[]> {
  return tx
    .selectFrom("box_delivery_bookings")
    .select(["leg", "day", "time"])
    .where("order_id", "=", orderId)
    .execute();
}

export async function upsertDelivery(
  tx: Tx,
  booking: BoxDelivery & {
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
      conflict
        .columns(["order_id", "leg"])
        .doUpdateSet({ expires_at: laterExpiry("BOX_DELIVERY") }),
    )
    .execute();
}

/** Frees these places of one order. Their start times must be locked. */
export async function deleteDeliveries(
  tx: Tx,
  orderId: string,
  deliveries: readonly BoxDelivery[],
): Promise<void> {
  for (const { leg, day, time } of deliveries) {
    const deleted = await tx
      .deleteFrom("box_delivery_bookings")
      .where("order_id", "=", orderId)
      .where("leg", "=", leg)
      .returning("leg")
      .execute();
    await releasePlaces(tx, "BOX_DELIVERY", { day, time, count: deleted.length });
  }
}
