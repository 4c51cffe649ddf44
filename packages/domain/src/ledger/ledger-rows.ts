/** What the rows of an order add up to. Each is in won; a kind of row says below what it adds to. */
export interface LedgerTotals {
  /** Price with its corrections, and the extra payments that were made. */
  readonly total: number;
  /** Everything received, before refunds. */
  readonly paid: number;
  /** Of the total, what the money that we still hold covers. */
  readonly covered: number;
  /** What a cancellation would give back before its fee, without extra payments, which it gives back in full. */
  readonly held: number;
  readonly heldExtra: number;
  /** Part of the total that is no longer asked for. */
  readonly writtenOff: number;
  /** Part of the balance that a link asks for, which can be paid before the rest is due. */
  readonly asked: number;
  /** Extra payments that were asked for and can still be paid. */
  readonly extra: number;
  /** Everything that went back or is on its way, and of this what is on its way. */
  readonly refund: number;
  readonly refundPending: number;
  /** Of what went back, what we refunded, and what the provider or a card issuer gave back without us. */
  readonly refundByUs: number;
  readonly refundOutside: number;
  readonly cancelFee: number;
  /** Compensation owed or transferred. */
  readonly compensation: number;
}

/** How a row's amount counts: with its sign, against it, or not at all. */
type Effect = Readonly<Partial<Record<keyof LedgerTotals, 1 | -1>>>;

interface RowState {
  /** What the row says about its state; null when the kind alone says it. */
  readonly label: string | null;
  readonly counts: Effect;
}

interface RowKind {
  readonly label: string;
  readonly states: Readonly<Partial<Record<LedgerRowState, RowState>>>;
}

/** Whether what a row is about has happened, is awaited, or never comes. */
export type LedgerRowState =
  | "OPEN"
  | "DONE"
  | "DECLINED"
  | "EXPIRED"
  | "CANCELLED"
  | "REFUNDED"
  | "TAKEN_BACK"
  | "WITHDRAWN";

const price = (label: string): RowKind => ({
  label,
  states: { DONE: { label: null, counts: { total: 1 } } },
});
const payment = (label: string): RowKind => ({
  label,
  states: {
    DONE: { label: "결제했어요", counts: { paid: 1, covered: 1, held: 1 } },
    WITHDRAWN: { label: "잘못 적어 지웠어요", counts: {} },
  },
});
const wasHeld = { covered: -1, held: -1 } as const;
const wasHeldExtra = { heldExtra: -1 } as const;
/**
 * What of an extra payment goes back, by us or outside, never paid for the order's own price. What we have promised
 * back pays for nothing any more, sent or not.
 */
const moneyBack = (label: string, isOwn: boolean): RowKind => {
  const counts = { refund: 1, refundByUs: 1, ...(isOwn ? wasHeld : wasHeldExtra) } as const;
  return {
    label,
    states: {
      OPEN: { label: "환불하고 있어요", counts: { ...counts, refundPending: 1 } },
      DONE: { label: "환불했어요", counts },
    },
  };
};
/** Given back at the payment provider or by a card issuer, past us. */
const takenBack = (label: string, isOwn: boolean): RowKind => ({
  label,
  states: {
    DONE: {
      label: null,
      counts: { refund: 1, refundOutside: 1, ...(isOwn ? wasHeld : wasHeldExtra) },
    },
  },
});

/**
 * Every kind of row that an order's money can have, in the order in which they are shown: what it costs, what was paid,
 * what went back. Amounts of the price are signed; all others are positive, and the table says what they do.
 */
export const ledgerRowKinds = {
  PRICE: price("이용 금액"),
  DISCOUNT: price("할인"),
  COUPON: price("쿠폰"),
  /** The price of the same order for another day, besides the fee for changing it. */
  CHANGE_DIFFERENCE: price("날짜 변경 차액"),
  CHANGE_FEE: price("날짜 변경 수수료"),
  CORRECTION: price("금액 조정"),
  GOODWILL: price("회사 할인"),
  UNUSED: price("이용하지 않은 금액"),
  DEPOSIT: payment("계약금"),
  PAYMENT: payment("결제"),
  CHANGE: payment("날짜 변경 결제"),
  BALANCE: {
    label: "잔금",
    states: {
      ...payment("잔금").states,
      OPEN: { label: "결제를 기다려요", counts: { asked: 1 } },
    },
  },
  EXTRA: {
    label: "추가 결제",
    states: {
      OPEN: { label: "결제를 기다려요", counts: { extra: 1 } },
      DONE: { label: "결제했어요", counts: { total: 1, paid: 1, covered: 1, heldExtra: 1 } },
      REFUNDED: { label: "환불하기로 했어요", counts: { paid: 1, heldExtra: 1 } },
      TAKEN_BACK: { label: "결제사에서 환불됐어요", counts: { paid: 1, heldExtra: 1 } },
      DECLINED: { label: "결제하지 않기로 했어요", counts: {} },
      EXPIRED: { label: "기한이 지났어요", counts: {} },
      CANCELLED: { label: "취소했어요", counts: {} },
    },
  },
  CANCEL_FEE: {
    label: "취소 수수료",
    states: { DONE: { label: null, counts: { cancelFee: 1 } } },
  },
  REFUND: moneyBack("환불", true),
  EXTRA_REFUND: moneyBack("추가 결제 환불", false),
  OUTSIDE_REFUND: takenBack("결제사에서 환불", true),
  EXTRA_OUTSIDE_REFUND: takenBack("결제사에서 추가 결제 환불", false),
  /** What storage that ended gives back, from the payments of its whole contract. */
  CONTRACT_REFUND: {
    label: "환불",
    states: {
      OPEN: {
        label: "환불 예정이에요",
        counts: { total: 1, refund: 1, refundByUs: 1, refundPending: 1 },
      },
      DONE: { label: "환불하기로 했어요", counts: { total: 1, refund: 1, refundByUs: 1 } },
      CANCELLED: { label: "취소했어요", counts: { total: 1 } },
    },
  },
  WRITE_OFF: {
    label: "받지 않기로 한 금액",
    states: { DONE: { label: null, counts: { writtenOff: 1 } } },
  },
  COMPENSATION: {
    label: "배상금",
    states: {
      OPEN: { label: "보내 드릴 예정이에요", counts: { compensation: 1 } },
      DONE: { label: "보내 드렸어요", counts: { compensation: 1 } },
    },
  },
  CASH_RECEIPT: {
    label: "현금영수증",
    states: {
      OPEN: { label: "발급하고 있어요", counts: {} },
      DONE: { label: "발급했어요", counts: {} },
      CANCELLED: { label: "취소했어요", counts: {} },
    },
  },
} as const satisfies Readonly<Record<string, RowKind>>;

/** One kind of row. */
export type LedgerRowKind = keyof typeof ledgerRowKinds;

/** One amount of an order, as every screen shows it. */
export interface LedgerRow {
  readonly kind: LedgerRowKind;
  readonly state: LedgerRowState;
  /** Won, VAT included. */
  readonly amount: number;
  /** What tells it from others of its kind: how it was paid, or what for. */
  readonly detail: string | null;
  /** When it came to its state; null when that was never stored. */
  readonly at: Date | null;
  /** When an extra payment was asked for. */
  readonly askedAt: Date | null;
  /** The last part of the link under which it can be paid. */
  readonly link: string | null;
}

/** The kinds of row whose amounts no sum of the ledger shows by itself. */
const toldApart: ReadonlySet<LedgerRowKind> = new Set([
  "CHANGE_DIFFERENCE",
  "CHANGE_FEE",
  "CORRECTION",
  "GOODWILL",
  "UNUSED",
  "EXTRA",
  // What we refunded is another sum.
  "OUTSIDE_REFUND",
  "EXTRA_OUTSIDE_REFUND",
  "WRITE_OFF",
  "COMPENSATION",
]);

/** The rows of a ledger besides its price, its usual payments and its refund, in won; one of nothing is only history. */
export function otherAmounts(
  rows: readonly Pick<LedgerRow, "kind" | "state" | "amount" | "detail">[],
) {
  return rows
    .filter(({ kind, amount }) => toldApart.has(kind) && amount !== 0)
    .map((row) => {
      const hint = [row.detail, ledgerRowStateLabel(row)].filter(Boolean).join(" · ");
      const term: string = ledgerRowKinds[row.kind].label;
      return { term, amount: row.amount, ...(hint !== "" && { hint }) };
    });
}

/** What a row says about its state; null when its kind alone says it. */
export function ledgerRowStateLabel({ kind, state }: Pick<LedgerRow, "kind" | "state">) {
  return stateOf(kind, state).label;
}

/** Adds up rows. */
export function totalsOf(
  rows: readonly Pick<LedgerRow, "kind" | "state" | "amount">[],
): LedgerTotals {
  const sum = (name: keyof LedgerTotals) =>
    rows.reduce(
      (all, { kind, state, amount }) => all + (stateOf(kind, state).counts[name] ?? 0) * amount,
      0,
    );
  return {
    total: sum("total"),
    paid: sum("paid"),
    covered: sum("covered"),
    held: sum("held"),
    heldExtra: sum("heldExtra"),
    writtenOff: sum("writtenOff"),
    asked: sum("asked"),
    extra: sum("extra"),
    refund: sum("refund"),
    refundPending: sum("refundPending"),
    refundByUs: sum("refundByUs"),
    refundOutside: sum("refundOutside"),
    cancelFee: sum("cancelFee"),
    compensation: sum("compensation"),
  };
}

function stateOf(kind: LedgerRowKind, state: LedgerRowState): RowState {
  const { states }: RowKind = ledgerRowKinds[kind];
  const found = states[state];
  if (found === undefined) throw new RangeError(`No row ${kind} is ${state}`);
  return found;
}
