import { TIME_SLOTS } from "@damadum/domain";
import { slotStart } from "./slot-start.ts";
import type { BookedSlot } from "./store.ts";

/** One start time and how many moves it still takes. */
export interface OpenSlot {
  readonly time: string;
  readonly available: boolean;
  readonly remaining: number;
}

/** The start times of a day: those without a row have the default capacity, passed ones have none. */
export function slotsOfDay(
  day: string,
  given: {
    readonly booked: readonly BookedSlot[];
    readonly capacity: number;
    readonly now: Date;
  },
): readonly OpenSlot[] {
  return TIME_SLOTS.map((time) => {
    const row = given.booked.find((slot) => slot.day === day && slot.time === time);
    const remaining = slotStart(day, time) <= given.now ? 0 : (row?.remaining ?? given.capacity);
    return { time, available: remaining > 0, remaining };
  });
}
