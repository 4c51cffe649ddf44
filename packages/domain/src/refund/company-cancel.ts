import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";

/** Whose fault it is that a move is cancelled by an operator. */
export const cancelFaults = {
  CUSTOMER: { label: "고객 책임" },
  COMPANY: { label: "회사 책임" },
  NOBODY: { label: "누구의 책임도 아님" },
} as const;

/** Whose fault a cancellation is. */
export type CancelFault = keyof typeof cancelFaults;

/**
 * How many deposits the company pays besides giving back all that was paid, by the days from its notice to the move:
 * 이사화물 표준약관 (공정거래위원회) 제9조 제2항. Notice after the day counts as none on the day.
 */
const multiples: readonly { readonly daysBefore: number; readonly deposits: number }[] = [
  { daysBefore: 2, deposits: 2 },
  { daysBefore: 1, deposits: 4 },
  { daysBefore: 0, deposits: 6 },
];
const NO_NOTICE = 10;

/** Won that the company pays when it cancels a move by its own fault, besides the refund of all that was paid. */
export function companyCompensation({
  moveDate,
  today,
  depositAmount,
}: {
  readonly moveDate: IsoDate;
  readonly today: IsoDate;
  readonly depositAmount: number;
}): number {
  const daysLeft = daysBetween(today, moveDate);
  const rule = multiples.find(({ daysBefore }) => daysLeft >= daysBefore);
  return depositAmount * (rule?.deposits ?? NO_NOTICE);
}
