import type { Line } from "../money/totals.ts";
import type { PaidMethod } from "../payment/payment-methods.ts";
import type { PaidPlan } from "../payment/payment-plans.ts";
import type { CustomPaymentStatus } from "../states/custom-payment-status.ts";

/** Money that goes back from a payment: by us, or past us at the provider. Amounts in won. */
export interface RefundFact {
  readonly kind: "REFUND" | "OUTSIDE_REFUND";
  readonly amount: number;
  readonly isDone: boolean;
  readonly at: Date;
}

/** A payment that arrived and was accepted. */
export interface PaymentFact {
  readonly plan: PaidPlan;
  readonly method: PaidMethod;
  readonly amount: number;
  readonly at: Date;
  /** Recorded by hand for money that never came. */
  readonly isWithdrawn: boolean;
  readonly refunds: readonly RefundFact[];
}

/** A payment that was asked for by a link: the order's balance, or an extra. */
export interface LinkFact {
  readonly isForBalance: boolean;
  readonly title: string;
  readonly url: string;
  readonly status: CustomPaymentStatus;
  readonly amount: number;
  readonly askedAt: Date;
  /** When it came to its status. */
  readonly changedAt: Date;
  readonly payments: readonly PaymentFact[];
}

/** A change of days that was applied: the order's total before, and its lines after. */
export interface ChangeFact {
  /** What it changed, for people. */
  readonly detail: string;
  readonly beforeAmount: number;
  /** What it gave back; a cheaper day takes the rest of what it costs less off a debt. */
  readonly refundAmount: number;
  readonly afterLines: readonly Line<string>[];
  readonly at: Date;
}

/** What is stored about the money of an order, a month of storage or an invoice. */
export interface LedgerFacts {
  readonly lines: readonly Line<string>[];
  readonly agreedAt: Date;
  readonly isCancelled: boolean;
  /** Whether an unpaid rest is due now. */
  readonly isBalanceDue: boolean;
  /** Whether a refund means that the service cost less, which no line of the price says. */
  readonly refundsLowerPrice: boolean;
  readonly payments: readonly PaymentFact[];
  readonly links: readonly LinkFact[];
  readonly changes: readonly ChangeFact[];
  readonly cancelFees: readonly { readonly amount: number; readonly at: Date }[];
  readonly compensations: readonly {
    readonly amount: number;
    readonly isDone: boolean;
    readonly at: Date;
  }[];
  readonly writeOffs: readonly { readonly amount: number; readonly at: Date }[];
  readonly cashReceipts: readonly {
    readonly amount: number;
    readonly state: "OPEN" | "DONE" | "CANCELLED";
    readonly at: Date;
    /** What it is for, and under which number. */
    readonly detail: string;
  }[];
  /** State of what a price below zero gives back. */
  readonly contractRefund: "OPEN" | "DONE" | "CANCELLED";
}
