import { addDays, daysBetween } from "@damadum/domain";

/** A schedule in which every day from today to the last one is open, for dates without a visit. */
export function openDays(today: string, last: string) {
  return (from: string, to: string) =>
    Promise.resolve(
      Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
        const date = addDays(from, at);
        const isOpen = date >= today && date <= last;
        return {
          date,
          available: isOpen,
          closed_reason: isOpen ? null : ("PAST" as const),
          remaining: 1,
          lucky: false,
          holiday: null,
          surcharge_rate: 0,
        };
      }),
    );
}
