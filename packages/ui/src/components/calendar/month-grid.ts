const DAY_MS = 86_400_000;

/** A day `2026-03-02`; the calendar reckons in UTC so that no time zone moves it. */
function toUtc(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The day that lies some days after (or before) another. */
export function shiftDays(date: string, days: number): string {
  return new Date(toUtc(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(toUtc(date)).getUTCDay();
}

/** Month `2026-03` of a day. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month that lies some months after (or before) another. */
export function shiftMonths(month: string, months: number): string {
  const first = new Date(toUtc(`${month}-01`));
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** The same day of another month, or that month's last day. */
export function sameDayIn(month: string, date: string): string {
  const last = shiftDays(`${shiftMonths(month, 1)}-01`, -1);
  const wanted = `${month}${date.slice(7)}`;
  return wanted > last ? last : wanted;
}

/** Weeks of a month from Sunday to Saturday; null where a day belongs to a neighbour. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const start = shiftDays(first, -weekdayOf(first));
  const weeks: (string | null)[][] = [];
  for (let week = 0; week < 6; week += 1) {
    const days = Array.from({ length: 7 }, (_, day) => shiftDays(start, week * 7 + day));
    weeks.push(days.map((date) => (monthOf(date) === month ? date : null)));
  }
  return weeks;
}
