import type { Selectable } from "kysely";
import type { PaidSubjectKind, PaymentsTable } from "../db/subject-tables.ts";
import type { Connection, Tx } from "../db/tables.ts";
import type { Clock } from "../providers/clock.ts";
import type { Ids } from "../providers/ids.ts";
import type { ProviderCard } from "../providers/payment/payment-provider.ts";

type Payment = Selectable<PaymentsTable>;

/** What subjects need to accept and refund payments. A context that needs more adds it here. */
export interface SubjectNeeds {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly slotCapacity: number;
  readonly boxDeliveryCapacity: number;
  readonly paidSubjects: PaidSubjects;
  /** The id of the member of an order: null for a visitor's, undefined when none has this serial. */
  readonly findOrderOwner: (db: Connection, serial: string) => Promise<string | null | undefined>;
}

/** Money that a locked subject lacks and that links ask for, in won. */
export interface LinkedMoney {
  /** What a new link may ask for now, of whom, and of which order. */
  readonly due: number;
  /** All that it lacks, due now or later. */
  readonly balance: number;
  readonly userId: string | null;
  readonly orderSerial: string | null;
  /** Whether the amount cannot be paid in any other way, so that its links stay open until it is. */
  readonly isOnlyByLink: boolean;
  /** What a payment of this amount is for. */
  planOf(amount: number): Payment["plan"];
  /** Why a payment of this amount must go back; null when it is accepted. */
  refusal(amount: number): Payment["refusal"];
  /** Books what a first payment books, for good when `until` is null; returns why it cannot be booked. */
  book(until: Date | null): Promise<Payment["refusal"]>;
  /** Adds to what links have paid, and returns the balance then; a refund is negative. */
  add(amount: number): Promise<number>;
  /** Gives up this amount, which a link asks for and nobody will pay. */
  writeOff(amount: number): Promise<void>;
}

/**
 * The money of a subject that lacks only what was taken back of its payments: `balance` won; null when it was cancelled
 * or is owed in another way, so that no link asks for it whatever goes back.
 */
export function moneyTakenBack(
  balance: number | null,
  payer: Pick<LinkedMoney, "userId" | "orderSerial">,
): LinkedMoney {
  const due = balance ?? 0;
  return {
    ...payer,
    due,
    balance: due,
    isOnlyByLink: true,
    planOf: () => "BALANCE",
    refusal(amount) {
      if (due === 0) return "already_paid";
      return amount > due ? "amount_mismatch" : null;
    },
    book: () => Promise.resolve(null),
    // Its ledger reads what links have paid from the links.
    add: (amount) => Promise.resolve(balance === null ? 0 : Math.max(0, balance - amount)),
    // And what was given up from the link that an operator settled.
    writeOff: () => Promise.resolve(),
  };
}

/** A subject whose row is locked until the transaction ends, and its reactions to payment events. */
export interface LockedSubject {
  /** Accepts a payment that was made with this card, or returns why the money must go back. */
  paid(payment: Payment, card: ProviderCard): Promise<Payment["refusal"]>;
  /** The provider refused an attempt; another one may follow. */
  failed(payment: Payment, reason: string): Promise<void>;
  /** The customer closed the window, which is no failure: releases what the next attempt holds again. */
  left(): Promise<void>;
  /** The 15 minutes of its last open preparation are over: releases what was held. Money may still arrive. */
  lapsed(payment: Payment): Promise<void>;
  /** An operator refunds part of a payment, which lowers the price. Throws where the subject has its own refund. */
  discounted(amount: number): Promise<void>;
  /** This amount goes back by us, so that it pays for nothing any more. Not called for a payment refused on arrival. */
  refunded(amount: number): Promise<void>;
  /**
   * This amount went back at the provider without us, or never came by hand: it is owed again, and `reason` tells the
   * customer why. What was booked stays booked.
   */
  revoked(payment: Payment, amount: number, reason: string): Promise<void>;
  /** What it lacks before anything changes. Throws state_conflict for a subject that no link pays. */
  linked(): Promise<LinkedMoney>;
}

/** Locks the subject. Take this lock before that of any payment. */
export type LockSubject = (tx: Tx, services: SubjectNeeds, id: string) => Promise<LockedSubject>;

/** How each kind of subject that can be paid for takes part in its payments. */
export type PaidSubjects = Readonly<Record<PaidSubjectKind, LockSubject>>;
