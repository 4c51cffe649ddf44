import type { Database } from "../../db/tables.ts";

/** Moves and box deliveries have separate start times, because they use different trucks and crews. */
export type SlotKind = "MOVE" | "BOX_DELIVERY";

const tables = { MOVE: "schedule_slots", BOX_DELIVERY: "box_delivery_slots" } as const;

export function upsertCapacity(
  db: Database,
  {
    kind,
    day,
    time,
    capacity,
  }: {
    readonly kind: SlotKind;
    readonly day: string;
    readonly time: string;
    readonly capacity: number;
  },
) {
  return db
    .insertInto(tables[kind])
    .values({ day, time, capacity })
    .onConflict((conflict) => conflict.columns(["day", "time"]).doUpdateSet({ capacity }))
    .returning(["capacity", "taken"])
    .executeTakeFirstOrThrow();
}

/** The start times that were ever booked or given a capacity. */
export function findCapacities(
  db: Database,
  { kind, from, to }: { readonly kind: SlotKind; readonly from: string; readonly to: string },
) {
  return db
    .selectFrom(tables[kind])
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .orderBy("time")
    .execute();
}
