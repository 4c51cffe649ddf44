import { TIME_SLOTS } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { daysFrom } from "./bookable-days.ts";
import { findCapacities, type SlotKind } from "./slot-store.ts";

/** Capacity and taken places, holds included, of every start time on these days. */
export async function listSlotCapacities(
  {
    db,
    slotCapacity,
    boxDeliveryCapacity,
  }: Pick<Services, "db" | "slotCapacity" | "boxDeliveryCapacity">,
  span: { readonly kind: SlotKind; readonly from: string; readonly to: string },
) {
  const rows = await findCapacities(db, span.kind, span);
  const usual = span.kind === "MOVE" ? slotCapacity : boxDeliveryCapacity;
  return daysFrom(span.from, span.to).flatMap((day) =>
    TIME_SLOTS.map((time) => {
      const row = rows.find((slot) => slot.day === day && slot.time === time);
      return { day, time, capacity: row?.capacity ?? usual, taken: row?.taken ?? 0 };
    }),
  );
}
