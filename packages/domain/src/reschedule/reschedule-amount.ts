import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import type { IsoDate } from "../calendar/iso-date.ts";

/** What moving visits of a paid order costs; the contract's RescheduleAmount with camelCase keys. Won, VAT included. */
export interface RescheduleAmount {
  /** Ours for good: it stays also when the order is cancelled later. */
  readonly feeAmount: number;
  /** What the new days cost more, or less when negative. */
  readonly differenceAmount: number;
  /** To pay now; 0 when something comes back. */
  readonly totalAmount: number;
  /** To give back now; what is not paid yet becomes less first. */
  readonly refundAmount: number;
  /** What the whole order costs from then on. */
  readonly orderAmount: number;
}

/** The rule as the terms state it. */
export const RESCHEDULE_CLAUSE =
  "날짜를 바꾸면 그날 취소할 때와 같은 수수료와 날짜 할증의 차액만 냅니다. 시간만 바꾸면 수수료가 없고, 방문하기 하루 전 15시까지 바꿀 수 있습니다.";

/** The same as the screens state it. */
export const RESCHEDULE_SENTENCE =
  "날짜를 바꾸면 그날 취소할 때와 같은 수수료와 날짜 할증의 차액만 내요. 시간만 바꾸면 수수료가 없고, 찾아가기 하루 전 15시까지 바꿀 수 있어요.";

/** Splits what an order's change costs into what is paid now, what comes back and what stays. */
export function rescheduleAmount({
  feeAmount,
  before,
  after,
  paidAmount,
}: {
  readonly feeAmount: number;
  /** Totals of the order with its old and its new days, the fee in neither. */
  readonly before: number;
  readonly after: number;
  readonly paidAmount: number;
}): RescheduleAmount {
  const differenceAmount = after - before;
  const net = feeAmount + differenceAmount;
  const orderAmount = before + net;
  return {
    feeAmount,
    differenceAmount,
    totalAmount: Math.max(net, 0),
    refundAmount: net < 0 ? Math.min(Math.max(paidAmount - orderAmount, 0), -net) : 0,
    orderAmount,
  };
}

/** A line of a price as both kinds of orders have it. */
interface Line<Code extends string> {
  readonly code: Code;
  readonly label: string;
  readonly description: string;
  readonly amount: number;
}

/** The fee as a line of the order's price; nothing where there is none. */
export function changeFeeLines(
  amount: number,
  days: { readonly from: IsoDate; readonly to: IsoDate },
): readonly Line<"CHANGE_FEE">[] {
  if (amount === 0) return [];
  const description = `${formatKoreanDate(days.from)}에서 ${formatKoreanDate(days.to)}로`;
  return [{ code: "CHANGE_FEE", label: "날짜 변경 수수료", description, amount }];
}

/** Won of a price that were fees for moving its visits. */
export function changeFeesIn(
  lines: readonly { readonly code: string; readonly amount: number }[],
): number {
  return lines.reduce((sum, { code, amount }) => sum + (code === "CHANGE_FEE" ? amount : 0), 0);
}

/** The lines with another date surcharge, which stands before what is taken off; none where the new one is null. */
export function withDateSurcharge<Code extends string>(
  lines: readonly Line<Code>[],
  surcharge: readonly Line<Code>[],
): readonly Line<Code>[] {
  const others = lines.filter(({ code }) => code !== "DATE_SURCHARGE");
  const found = others.findIndex(({ amount, code }) => amount < 0 || code === "CHANGE_FEE");
  const at = found === -1 ? others.length : found;
  return [...others.slice(0, at), ...surcharge, ...others.slice(at)];
}
