import { TIME_SLOTS, isWorkDate, todayInSeoul } from "@damadum/domain";
import { sum } from "es-toolkit";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { daysFrom } from "./bookable-days.ts";
import { findCapacities, type SlotKind, upsertCapacity } from "./slot-store.ts";
import { ProblemError } from "../../http/problem-error.ts";

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

/** Sets how many orders a start time takes. Fewer than are already booked only blocks new ones. */
export async function setSlotCapacity(
  { db, clock }: Pick<Services, "db" | "clock">,
  slot: {
    readonly kind: SlotKind;
    readonly day: string;
    readonly time: string;
    readonly capacity: number;
  },
) {
  const known = TIME_SLOTS.some((time) => time === slot.time);
  if (!known || !isWorkDate(slot.day, todayInSeoul(clock()))) throw new ProblemError("not_found");
  return upsertCapacity(db, slot.kind, slot);
}

/** Takes no more orders on these days. Returns how many days they are, and how many visits were booked before. */
export async function closeDays(
  services: Pick<Services, "db" | "clock">,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const today = todayInSeoul(services.clock());
  if (!isWorkDate(from, today) || !isWorkDate(to, today)) throw new ProblemError("not_found");
  const days = daysFrom(from, to);
  const slots = days.flatMap((day) => TIME_SLOTS.map((time) => ({ day, time, capacity: 0 })));
  const taken = await inTransaction(services.db, async (tx) => {
    const booked = [];
    for (const kind of ["MOVE", "BOX_DELIVERY"] as const) {
      for (const slot of slots) booked.push((await upsertCapacity(tx, kind, slot)).taken);
    }
    return sum(booked);
  });
  return { days: days.length, taken };
}
