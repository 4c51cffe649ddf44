/** Two days that are chosen together, and what they and the days between them are called. */
export interface CalendarRange {
  start: string | null;
  end: string | null;
  names: Readonly<Record<"start" | "end" | "between", string>>;
}

/** Where a day stands in a range; `both` where it is chosen for both ends, `only` where the other end is still open. */
export type RangePlace = "only" | "both" | "start" | "between" | "end";

/** The place of a day, or undefined outside of the range. */
export function placeIn({ start, end }: CalendarRange, date: string): RangePlace | undefined {
  if (date === start) {
    if (end === null) return "only";
    return date === end ? "both" : "start";
  }
  if (date === end) return start === null ? "only" : "end";
  return start !== null && end !== null && date > start && date < end ? "between" : undefined;
}

/** What a day in the range is called. */
export function placeNameIn({ start, names }: CalendarRange, date: string, place: RangePlace) {
  if (place === "both") return `${names.start}, ${names.end}`;
  if (place === "only") return date === start ? names.start : names.end;
  return names[place];
}
