import type { IsoDate } from "../calendar/iso-date.ts";
import { vatOf } from "../money/totals.ts";

/** What a closing adds up. Each is in won; money that went out is negative. */
export interface ClosingSums {
  /** What was received and not given back or kept as a fee: its slips, receipts and tax invoices name the same day. */
  readonly sales: number;
  /** The VAT inside the sales, as each slip and receipt rounds it. */
  readonly vat: number;
  readonly received: number;
  readonly refunded: number;
  /** Kept of cancelled orders: it compensates us, and has no VAT. */
  readonly cancelFee: number;
  /** Promised to customers, and of this and earlier promises what was sent. */
  readonly compensation: number;
  readonly compensationPaid: number;
  /** What moved at the payment provider, and by hand. */
  readonly provider: number;
  readonly hand: number;
}

/** What each kind of posting does to the sums, as a factor of its amount. */
const effects = {
  PAYMENT_RECEIVED: { label: "결제", sales: 1, received: 1 },
  REFUND_SENT: { label: "환불", sales: -1, refunded: 1 },
  CANCEL_FEE_KEPT: { label: "취소 수수료", sales: -1, cancelFee: 1 },
  COMPENSATION_OWED: { label: "배상금", compensation: 1 },
  COMPENSATION_PAID: { label: "보낸 배상금", compensationPaid: 1 },
} as const satisfies Readonly<
  Record<string, { readonly label: string } & Partial<Record<keyof ClosingSums, 1 | -1>>>
>;

/** One kind of posting. */
export type PostingKind = keyof typeof effects;

/** What a kind of posting is called. */
export const postingLabel = (kind: PostingKind): string => effects[kind].label;

/** One posting of the books. Amounts in won. */
export interface ClosingFact {
  readonly kind: PostingKind;
  readonly day: IsoDate;
  /** The number of the order, invoice or box that it belongs to. */
  readonly order: string;
  readonly amount: number;
  /** What it moved at the provider and by hand, as the books' entries say. */
  readonly provider: number;
  readonly hand: number;
}

const nothing: ClosingSums = {
  sales: 0,
  vat: 0,
  received: 0,
  refunded: 0,
  cancelFee: 0,
  compensation: 0,
  compensationPaid: 0,
  provider: 0,
  hand: 0,
};

/** What one posting adds to the sums. */
export function sumsOfFact({ kind, amount, provider, hand }: ClosingFact): ClosingSums {
  const effect: Partial<Record<keyof ClosingSums, 1 | -1>> = effects[kind];
  const of = (name: keyof ClosingSums) => (effect[name] ?? 0) * amount;
  return {
    sales: of("sales"),
    vat: (effect.sales ?? 0) * vatOf(amount),
    received: of("received"),
    refunded: of("refunded"),
    cancelFee: of("cancelFee"),
    compensation: of("compensation"),
    compensationPaid: of("compensationPaid"),
    provider,
    hand,
  };
}

/** What postings add up to. */
export function closingSums(facts: readonly ClosingFact[]): ClosingSums {
  return facts.map(sumsOfFact).reduce(added, nothing);
}

function added(one: ClosingSums, other: ClosingSums): ClosingSums {
  return {
    sales: one.sales + other.sales,
    vat: one.vat + other.vat,
    received: one.received + other.received,
    refunded: one.refunded + other.refunded,
    cancelFee: one.cancelFee + other.cancelFee,
    compensation: one.compensation + other.compensation,
    compensationPaid: one.compensationPaid + other.compensationPaid,
    provider: one.provider + other.provider,
    hand: one.hand + other.hand,
  };
}

/** What postings add up to by day or by order, in that order. */
export function closingBy(
  key: "day" | "order",
  facts: readonly ClosingFact[],
): readonly { readonly key: string; readonly sums: ClosingSums }[] {
  return [...Map.groupBy(facts, (fact) => fact[key])]
    .map(([name, own]) => ({ key: name, sums: closingSums(own) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** Money that moved although no sale, fee or compensation says why; 0 while the books are right. */
export function unexplainedInBooks(sums: ClosingSums): number {
  return sums.provider + sums.hand - (sums.sales + sums.cancelFee - sums.compensationPaid);
}

/** Why the provider's month of a payment differs from the books'. */
export const settlementReasons = {
  OTHER_MONTH: "다른 달에 적었어요",
  ON_WAY: "보내는 중인 환불이에요",
  UNKNOWN: "까닭을 몰라요",
} as const;

/** One payment as the books and the provider have it. Amounts in won, with what went back taken off. */
export interface SettledPayment {
  readonly number: string;
  readonly order: string;
  /** In the closing, and in all until now. */
  readonly booked: number;
  readonly bookedAll: number;
  /** In the month, and in all until now; null when the provider knows no such payment. */
  readonly settled: number | null;
  readonly settledAll: number | null;
  /** Refunds that are decided and not booked as sent. */
  readonly onWay: number;
}

/** A payment that the provider has settled otherwise in the month. */
export interface SettlementDifference {
  readonly number: string;
  readonly order: string;
  /** What the provider has more. */
  readonly amount: number;
  readonly reason: keyof typeof settlementReasons;
}

/** Every payment whose month differs at the provider, with why. */
export function settlementDifferences(
  payments: readonly SettledPayment[],
): readonly SettlementDifference[] {
  return payments.flatMap(({ number, order, booked, settled, ...all }) => {
    const amount = (settled ?? 0) - booked;
    return amount === 0 ? [] : [{ number, order, amount, reason: reasonOf(all) }];
  });
}

function reasonOf({
  bookedAll,
  settledAll,
  onWay,
}: Pick<SettledPayment, "bookedAll" | "settledAll" | "onWay">): SettlementDifference["reason"] {
  if (settledAll === bookedAll) return "OTHER_MONTH";
  const sent = settledAll === null ? 0 : bookedAll - settledAll;
  return sent > 0 && sent <= onWay ? "ON_WAY" : "UNKNOWN";
}
