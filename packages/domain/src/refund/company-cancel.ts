import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";

/** Who is at fault when an operator cancels a move. */
export const cancelFaults = {
  CUSTOMER: { label: "고객 책임" },
  COMPANY: { label: "회사 책임" },
  NOBODY: { label: "누구의 책임도 아님" },
} as const;

/** Whose fault a cancellation is. */
export type CancelFault = keyof typeof cancelFaults;

/** Compensation on top of the refund when the company cancels a number of days before the move. */
export interface CompanyCancelRule {
  /** Days from its notice to the move; null for no notice at all. */
  readonly daysBefore: number | null;
  /** Multiple of the deposit. */
  readonly deposits: number;
}

/**
 * Deposits that the company pays on top of a full refund, by the days from its notice to the move: 이사화물 표준약관
 * (공정거래위원회) 제9조 제2항. Notice after the day of the move counts as no notice.
 */
export const companyCancelRules: readonly CompanyCancelRule[] = [
  { daysBefore: 2, deposits: 2 },
  { daysBefore: 1, deposits: 4 },
  { daysBefore: 0, deposits: 6 },
  { daysBefore: null, deposits: 10 },
];

/** Compensation in won when the company cancels a move by its own fault, on top of a full refund. */
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
