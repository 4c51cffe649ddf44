import { isWorkDate, TIME_SLOTS, todayInSeoul } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { upsertCapacity, type SlotKind } from "./slot-store.ts";

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
