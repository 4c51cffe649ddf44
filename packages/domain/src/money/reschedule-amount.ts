import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { sumOfLines, type Line } from "./totals.ts";

/** Price of moving visits of a paid order; the contract's RescheduleAmount with camelCase keys. Won, VAT included. */
export interface RescheduleAmount {
  /** Never refunded, not even when the order is cancelled later. */
  readonly feeAmount: number;
  /** Price difference of the new days; negative when they cost less. */
  readonly differenceAmount: number;
  /** Amount due now; 0 when there is a refund. */
  readonly totalAmount: number;
  /** Amount refunded now; an unpaid balance is reduced first. */
  readonly refundAmount: number;
  /** New total of the order. */
  readonly orderAmount: number;
}

/** The rule as the terms state it. */
export const RESCHEDULE_CLAUSE =
  "날짜를 바꾸면 취소 수수료와 같은 변경 수수료, 그리고 날짜에 따른 차액만 냅니다. 시간만 바꾸면 수수료가 없고, 방문 전날 오후 3시까지 바꿀 수 있습니다.";

/** Above the form that moves a visit. */
export const RESCHEDULE_NOTE = "바꾸기 전에 수수료와 차액을 먼저 보여 드려요.";

/** The same rule as the screens state it. */
export const RESCHEDULE_SENTENCE =
  "날짜를 바꾸면 취소 수수료와 같은 변경 수수료, 그리고 날짜에 따른 차액만 내면 돼요. 시간만 바꾸면 수수료가 없고, 방문 전날 오후 3시까지 바꿀 수 있어요.";

/** Splits the price of a change into the amount due now, the refund and the order's new total. */
export function rescheduleAmount({
  feeAmount,
  before,
  after,
  paidAmount,
}: {
  readonly feeAmount: number;
  /** Totals of the order with its old and its new days, both without this fee. */
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

/** The fee as a line of the order's price; empty when there is no fee. */
export function changeFeeLines(
  amount: number,
  days: { readonly from: IsoDate; readonly to: IsoDate },
): readonly Line<"CHANGE_FEE">[] {
  if (amount === 0) return [];
  const description = `${formatKoreanDate(days.from)}에서 ${formatKoreanDate(days.to)}로`;
  return [{ code: "CHANGE_FEE", label: "날짜 변경 수수료", description, amount }];
}

/** Fees in won that a price contains for moving its visits. */
export function changeFeesIn(
  lines: readonly { readonly code: string; readonly amount: number }[],
): number {
  return lines.reduce((sum, { code, amount }) => sum + (code === "CHANGE_FEE" ? amount : 0), 0);
}

/** What cheaper days cost less in won without giving it back, because it was owed. */
export function takenOffDebt(
  changes: readonly {
    readonly beforeAmount: number;
    readonly afterLines: readonly Line<string>[];
    readonly refundAmount: number;
  }[],
): number {
  return changes.reduce((sum, { beforeAmount, afterLines, refundAmount }) => {
    return sum + Math.max(0, beforeAmount - sumOfLines(afterLines) - refundAmount);
  }, 0);
}

/** The lines with their date surcharge replaced, before discounts and change fees; an empty `surcharge` removes it. */
export function withDateSurcharge<Code extends string>(
  lines: readonly Line<Code>[],
  surcharge: readonly Line<Code>[],
): readonly Line<Code>[] {
  const others = lines.filter(({ code }) => code !== "DATE_SURCHARGE");
  const found = others.findIndex(({ amount, code }) => amount < 0 || code === "CHANGE_FEE");
  const at = found === -1 ? others.length : found;
  return [...others.slice(0, at), ...surcharge, ...others.slice(at)];
}
