import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";

/** Whose fault it is that a move is cancelled by an operator. */
export const cancelFaults = {
  CUSTOMER: { label: "고객 책임" },
  COMPANY: { label: "회사 책임" },
  NOBODY: { label: "누구의 책임도 아님" },
} as const;

/** Whose fault a cancellation is. */
export type CancelFault = keyof typeof cancelFaults;

/** What the company pays besides the refund when it cancels so many days before the move. */
export interface CompanyCancelRule {
  /** Days from its notice to the move; null for no notice at all. */
  readonly daysBefore: number | null;
  /** How many times the deposit. */
  readonly deposits: number;
}

/**
 * How many deposits the company pays besides giving back all that was paid, by the days from its notice to the move:
 * 이사화물 표준약관 (공정거래위원회) 제9조 제2항. Notice after the day counts as none on the day.
 */
export const companyCancelRules: readonly CompanyCancelRule[] = [
  { daysBefore: 2, deposits: 2 },
  { daysBefore: 1, deposits: 4 },
  { daysBefore: 0, deposits: 6 },
  { daysBefore: null, deposits: 10 },
];

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
  const rule = companyCancelRules.find(
    ({ daysBefore }) => daysBefore === null || daysLeft >= daysBefore,
  );
  return depositAmount * (rule?.deposits ?? 0);
}
