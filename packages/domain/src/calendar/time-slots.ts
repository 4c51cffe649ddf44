/** Start times at which a move, a box delivery or a box collection can be booked (Korean time). */
export const TIME_SLOTS = ["09:00", "11:00", "13:00", "15:00", "17:00"] as const;

/** One bookable start time, `HH:mm`. */
export type TimeSlot = (typeof TIME_SLOTS)[number];

/** Whether the text is one of the bookable start times. */
export function isTimeSlot(text: string): text is TimeSlot {
  return TIME_SLOTS.some((slot) => slot === text);
}
