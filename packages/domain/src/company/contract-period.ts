import type { IsoDate } from "../calendar/iso-date.ts";
import { storageEndDate } from "../storage/storage-end-date.ts";

/** First and last day of a contract that is accepted on a day: nothing is stored, nor billed, before it is accepted. */
export function contractPeriod(
  { startDate, months }: { readonly startDate: IsoDate; readonly months: number },
  acceptedOn: IsoDate,
): { readonly startDate: IsoDate; readonly endDate: IsoDate } {
  const first = startDate > acceptedOn ? startDate : acceptedOn;
  return { startDate: first, endDate: storageEndDate(first, months) };
}
