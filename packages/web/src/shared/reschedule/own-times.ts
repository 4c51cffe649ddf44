import type { ScheduleDay, ScheduleSlot, EstimateTimes } from "@damadum/sdk";

interface Schedule {
  readonly loadScheduleDays: (from: string, to: string) => Promise<readonly ScheduleDay[]>;
  readonly loadScheduleSlots: (date: string) => Promise<readonly ScheduleSlot[]>;
}

/** The schedule with the member's own booked days and times open, even when they are full. */
export function withOwnTimes(schedule: Schedule, booked: EstimateTimes): Schedule {
  const own = Object.values(booked);
  return {
    loadScheduleDays: async (from, to) =>
      (await schedule.loadScheduleDays(from, to)).map((day) =>
        own.some(({ date }) => date === day.date) ? opened(day) : day,
      ),
    loadScheduleSlots: async (date) =>
      (await schedule.loadScheduleSlots(date)).map((slot) =>
        own.some((visit) => visit.date === date && visit.time === slot.time) ? opened(slot) : slot,
      ),
  };
}

function opened<Place extends Pick<ScheduleSlot, "available" | "closed_reason" | "remaining">>(
  place: Place,
): Place {
  return {
    ...place,
    available: true,
    closed_reason: null,
    remaining: Math.max(place.remaining, 1),
  };
}
