import { passedReason, TIME_SLOTS } from "@damadum/domain";
import type { ClosedReason } from "@damadum/sdk/model";
import type { BookedSlot } from "./slot-store.ts";

/** One start time and how many orders it still takes. */
export interface OpenSlot {
  readonly time: string;
  readonly available: boolean;
  /** Null when it is available. */
  readonly closedReason: ClosedReason | null;
  readonly remaining: number;
}

/** The start times of a day: those without a row have the default capacity, closed ones have none left. */
export function slotsOfDay(
  day: string,
  input: {
    readonly booked: readonly BookedSlot[];
    readonly capacity: number;
    readonly now: Date;
  },
): readonly OpenSlot[] {
  return TIME_SLOTS.map((time) => {
    const row = input.booked.find((slot) => slot.day === day && slot.time === time);
    const left = row?.remaining ?? input.capacity;
    const closedReason = closedReasonOf({ day, time, left, now: input.now });
    const available = closedReason === null;
    return { time, available, closedReason, remaining: available ? left : 0 };
  });
}

/** Why a day is closed: its first reason other than PAST, if any; null while a start time is open. */
export function closedReasonOfDay(slots: readonly OpenSlot[]): ClosedReason | null {
  if (slots.some(({ available }) => available)) return null;
  const reasons = slots.map(({ closedReason }) => closedReason);
  return reasons.find((reason) => reason !== "PAST") ?? "PAST";
}

function closedReasonOf(slot: {
  readonly day: string;
  readonly time: string;
  readonly left: number;
  readonly now: Date;
}): ClosedReason | null {
  const passed = passedReason({ date: slot.day, time: slot.time }, slot.now);
  return passed ?? (slot.left > 0 ? null : "FULL");
}
