import { dayOf, type IsoDate } from "./iso-date.ts";

let lunarFormat: Intl.DateTimeFormat | undefined;

/**
 * Month and day in the Korean lunar calendar, `8/15`, from the platform's `dangi` calendar (offline).
 * A leap month has a mark after its number: `6bis/1`.
 */
export function lunarMonthDay(date: IsoDate): string {
  // Created on first use: building a formatter costs more than all other imports of this package.
  lunarFormat ??= new Intl.DateTimeFormat("en-u-ca-dangi", {
    month: "numeric",
    day: "numeric",
    timeZone: "UTC",
  });
  const parts = lunarFormat.formatToParts(dayOf(date).toDate());
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${valueOf("month")}/${valueOf("day")}`;
}
