import type { IsoDate } from "./iso-date.ts";

/**
 * Holidays that no yearly rule yields: election days (공직선거법 제34조) and days that the government
 * declares (임시공휴일). Add one when it is announced.
 */
export const oneOffHolidays: Readonly<Record<IsoDate, string>> = {
  "2026-06-03": "전국동시지방선거일",
  "2028-04-12": "국회의원선거일",
};
