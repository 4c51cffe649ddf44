import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import { addDays, daysBetween, type IsoDate } from "../calendar/iso-date.ts";

/** The cancel fee from a number of days before the move on. */
export interface CancelFeeRule {
  /** Minimum days from the cancellation to the move; the first rule that matches applies. */
  readonly daysBefore: number;
  /** Percent of the total. */
  readonly rate: number;
  /** The rule as the transport terms state it. */
  readonly sentence: string;
}

/**
 * Cancellation rules of the transport terms, the earliest day first. The shape follows 이사화물 표준약관
 * (공정거래위원회): the deposit (10 %) up to the day before, twice the deposit on the day itself.
 */
export const cancelFeeRules: readonly [CancelFeeRule, ...CancelFeeRule[]] = [
  {
    daysBefore: 3,
    rate: 0,
    sentence: "이사 3일 전까지 취소하면 결제한 금액을 모두 환불해 드려요.",
  },
  {
    daysBefore: 1,
    rate: 10,
    sentence: "이사 2일 전이나 하루 전에 취소하면 총액의 10%를 수수료로 빼고 환불해 드려요.",
  },
  {
    daysBefore: 0,
    rate: 20,
    sentence: "이사 당일에 취소하면 총액의 20%를 수수료로 빼고 환불해 드려요.",
  },
];

/** Percent that the rules keep this many days before the day; one that has passed is charged like the day itself. */
export function cancelFeeRate(rules: readonly CancelFeeRule[], daysLeft: number): number {
  const found = rules.find((rule) => daysLeft >= rule.daysBefore);
  return found?.rate ?? Math.max(...rules.map((rule) => rule.rate));
}

/** What cancelling costs an order of a day, as said beside its payment: until when nothing, or what from today on. */
export function cancelSentence(
  rules: readonly [CancelFeeRule, ...CancelFeeRule[]],
  day: IsoDate,
  today: IsoDate,
): string {
  const [free] = rules;
  const until = addDays(day, -free.daysBefore);
  if (until >= today) return `${formatKoreanDate(until)}까지 무료로 취소할 수 있어요.`;
  const left = daysBetween(today, day);
  return rules.find((rule) => left >= rule.daysBefore)?.sentence ?? free.sentence;
}

/** The limits that the terms add to the rules. */
export const CANCEL_FEE_LIMIT_SENTENCE =
  "취소 수수료는 결제한 금액을 넘지 않고, 결제하기 전에는 수수료 없이 취소할 수 있어요.";
