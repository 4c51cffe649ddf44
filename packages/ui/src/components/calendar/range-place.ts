/** Two days chosen together, and the names of both and of the days between them. */
export interface CalendarRange {
  start: string | null;
  end: string | null;
  names: Readonly<Record<"start" | "end" | "between", string>>;
}

/** A day's place in a range: `both` when it is chosen for both ends, `only` while the other end is open. */
export type RangePlace = "only" | "both" | "start" | "between" | "end";

/** The place of a day, or undefined outside the range. */
export function placeIn({ start, end }: CalendarRange, date: string): RangePlace | undefined {
  if (date === start) {
    if (end === null) return "only";
    return date === end ? "both" : "start";
  }
  if (date === end) return start === null ? "only" : "end";
  return start !== null && end !== null && date > start && date < end ? "between" : undefined;
}

/** The name of a day in the range. */
export function placeNameIn({ start, names }: CalendarRange, date: string, place: RangePlace) {
  if (place === "both") return `${names.start}, ${names.end}`;
  if (place === "only") return date === start ? names.start : names.end;
  return names[place];
}
