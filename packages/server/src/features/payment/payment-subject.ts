import type { Tx } from "../../db/tables.ts";
import type { ProviderCard } from "../../providers/payment/payment-provider.ts";
import type { Services } from "../../services.ts";
import type { Payment, PaymentRejection } from "./payment.ts";

/** What subjects need to take money or to give it back. A part that needs more adds it here. */
export type SubjectNeeds = Pick<Services, "clock" | "ids" | "slotCapacity" | "boxDeliveryCapacity">;

/** A subject whose row is locked until the transaction ends, and what happens to it with a payment. */
export interface LockedSubject {
  /** Takes the money that arrived, paid with this card, or says why it goes straight back. */
  paid(payment: Payment, card: ProviderCard): Promise<PaymentRejection | null>;
  /** The provider refused a try; another one may follow. */
  failed(payment: Payment, reason: string): Promise<void>;
  /** Somebody closed the window, which is no failure: gives back what the next try holds again. */
  left(): Promise<void>;
  /** The 15 minutes of its last open preparation are over: gives back what was held. Money may still come. */
  lapsed(payment: Payment): Promise<void>;
  /** An operator gives so much of a payment back: it costs that much less. Refused where it has a refund of its own. */
  discounted(amount: number): Promise<void>;
  /** So much of what was paid for it went back. Not called for money that was refused on arrival. */
  refunded(payment: Payment, amount: number): Promise<void>;
}

/** Locks the subject. This lock comes before that of any payment. */
export type LockSubject = (tx: Tx, services: SubjectNeeds, id: string) => Promise<LockedSubject>;
