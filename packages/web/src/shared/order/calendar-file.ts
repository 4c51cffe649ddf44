import { brand, seoulInstant } from "@damadum/domain";
import { dayjs } from "@damadum/ui/dayjs";

/** A visit of ours, in Korean time. */
export interface CalendarVisit {
  /** Tells apart the visits of an order, also when its earlier ones are over. */
  readonly title: string;
  readonly date: string;
  readonly time: string;
  readonly place: string;
}

/** Characters of a folded line: three bytes each stay under the 75 that a line may have (RFC 5545, 3.1). */
const FOLD_AT = 24;

/**
 * Returns visits as an iCalendar file (RFC 5545). Times are in UTC, so that every calendar shows them correctly without
 * knowing Korea's time zone; UIDs let a calendar update the times of visits that it already has.
 */
export function calendarFile(
  serial: string,
  visits: readonly CalendarVisit[],
  madeAt: Date,
): string {
  const stamp = utc(dayjs(madeAt));
  const lines = visits.flatMap(({ title, date, time, place }) => [
    "BEGIN:VEVENT",
    `UID:${serial}-${encodeURIComponent(title)}@${brand.hosts.web}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${utc(dayjs(seoulInstant(date, time)))}`,
    "DURATION:PT2H",
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    "END:VEVENT",
  ]);
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${brand.nameInLatin}//web//KO`];
  return [...head, ...lines, "END:VCALENDAR", ""].map(folded).join("\r\n");
}

function utc(moment: ReturnType<typeof dayjs>): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

function folded(line: string): string {
  const letters = [...line];
  if (letters.length <= FOLD_AT) return line;
  const parts: string[] = [];
  for (let from = 0; from < letters.length; from += FOLD_AT) {
    parts.push(letters.slice(from, from + FOLD_AT).join(""));
  }
  return parts.join("\r\n ");
}
