import type { Appointment, Place } from "../move/estimate-input.ts";
import type { FinalScope } from "../storage-order/final-scopes.ts";
import type { OrderPaymentType } from "./order-payment-types.ts";
import type { StorageGrade } from "./storage-grades.ts";
import type { StoragePromotion } from "./storage-promotions.ts";

/** Where boxes are delivered and collected; a ladder truck is not offered for storage (spec section 4). */
export interface StoragePlace extends Place {
  readonly carriage: "STAIRS" | "EV";
}

/** Helpers in addition to the driver. */
export interface HelpInput {
  readonly extraHelp: boolean;
  readonly helperCount?: number;
}

/** A first order; exactly the contract's StorageOrderDraft with camelCase keys. */
export interface StorageOrderInput extends HelpInput {
  readonly place: StoragePlace;
  readonly grade: StorageGrade;
  readonly months: number;
  readonly boxCount: number;
  readonly useBoxes: boolean;
  readonly delivery?: Appointment;
  readonly collection: Appointment;
  readonly heavyLoad: boolean;
  readonly paymentType: OrderPaymentType;
  readonly promotion?: StoragePromotion;
  /** Whether to ask the member, before the promotion's free months end, if storage continues, paid by the month. */
  readonly continuationReminder?: boolean;
  readonly couponId?: string;
  readonly memo?: string;
}

/** A delivery request; the contract's StorageDeliveryDraft with camelCase keys. */
export interface StorageDeliveryInput extends HelpInput {
  readonly boxSerials: readonly string[];
  readonly place: StoragePlace;
  readonly delivery: Appointment;
  readonly collection?: Appointment;
  readonly couponId?: string;
  readonly memo?: string;
}

/** A request to end storage by delivery; the contract's FinalDeliveryDraft with camelCase keys. */
export interface FinalDeliveryInput extends HelpInput {
  readonly scope: FinalScope;
  readonly boxSerials?: readonly string[];
  readonly place: StoragePlace;
  readonly delivery: Appointment;
  readonly couponId?: string;
  readonly memo?: string;
}

/** A request to end storage by disposal; the contract's FinalDisposalDraft with camelCase keys. */
export interface FinalDisposalInput {
  readonly scope: FinalScope;
  readonly boxSerials?: readonly string[];
  readonly disposalAgreed: boolean;
  readonly couponId?: string;
  readonly memo?: string;
}
