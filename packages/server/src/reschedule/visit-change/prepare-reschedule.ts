import {
  type MovePrice,
  type RescheduleAmount,
  type StoragePrice,
  formatWon,
} from "@damadum/domain";
import type { Subject, VisitChangesTable, VisitTimes } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findOrCreatePreparation } from "../../money/payment/find-or-create-preparation.ts";
import {
  missingPaymentChoice,
  preparationMethodOf,
  type PaymentChoice,
} from "../../money/payment/payment-choice.ts";
import type { Payment } from "../../money/payment/payment.ts";
import {
  presentPayment,
  type PresentedPayment,
  type PresentNeeds,
} from "../../money/payment/present-payment.ts";
import { insertDoneVisitChange, keepVisitChange } from "./visit-change-store.ts";
import type { Preparer } from "../../money/payment/preparations.ts";

/** A member's request to move visits of a paid order. */
export interface RescheduleRequest<Times extends VisitTimes> extends Preparer {
  readonly serial: string;
  readonly times: Times;
  /** The amount that the member was shown and agreed to. */
  readonly agreedAmount: number;
  readonly way: PaymentChoice | null;
}

/** New times of a locked order, its price with them, and its previous total. */
interface PlannedChange {
  readonly subject: Subject<VisitChangesTable["subject_kind"]>;
  readonly before: VisitTimes;
  readonly after: VisitTimes;
  readonly price: MovePrice | StoragePrice;
  readonly amount: RescheduleAmount;
  readonly beforeAmount: number;
}

/**
 * Moves the visits of a locked order immediately when nothing is to pay (null); otherwise prepares the payment that
 * moves them, without holding the times. Throws when the member agreed to another amount.
 */
export async function prepareReschedule(
  tx: Tx,
  services: Pick<Services, "clock" | "ids">,
  input: {
    readonly request: Omit<RescheduleRequest<VisitTimes>, "times">;
    readonly planned: PlannedChange;
    readonly apply: () => Promise<void>;
  },
): Promise<Payment | null> {
  const { request, planned, apply } = input;
  const { serial, userId, way } = request;
  const { amount, ...times } = planned;
  if (amount.totalAmount !== request.agreedAmount) {
    throw new ProblemError("amount_mismatch", { about: "visit" });
  }
  const by = { id: services.ids.uuid(), actor: "MEMBER", actorId: userId } as const;
  const { refundAmount } = amount;
  const change = { ...by, ...times, refundAmount, now: services.clock() };
  const paying =
    way === null ? null : await preparationMethodOf(tx, { way, userId }, { registers: false });
  if (amount.totalAmount === 0) {
    await apply();
    await insertDoneVisitChange(tx, change);
    return null;
  }
  if (paying === null) throw missingPaymentChoice();
  const payment = await findOrCreatePreparation(tx, services, {
    subject: planned.subject,
    serial,
    userId,
    plan: "CHANGE",
    amount: amount.totalAmount,
    ...paying,
  });
  await keepVisitChange(tx, { ...change, paymentId: payment.id });
  return payment;
}

/** Presents the payment of a reschedule, if any; throws when the charge of a billing key was refused on arrival. */
export async function presentReschedule(
  services: PresentNeeds,
  input: { readonly payment: Payment | null; readonly name: string; readonly userId: string },
): Promise<PresentedPayment | null> {
  const { payment, name, userId } = input;
  if (payment === null) return null;
  const presented = await presentPayment(services, { payment, name, userId });
  const { refusal } = presented.payment;
  if (refusal !== null) throw new ProblemError(refusal, { about: "visit" });
  return presented;
}

/** What a reschedule charged or refunded, as stated in the notice to the member. */
export function amountText({
  totalAmount,
  refundAmount,
  differenceAmount,
}: Pick<RescheduleAmount, "totalAmount" | "refundAmount" | "differenceAmount">): string {
  if (totalAmount > 0) return `더 결제한 금액 ${formatWon(totalAmount)}`;
  if (refundAmount > 0) return `환불 금액 ${formatWon(refundAmount)}`;
  return differenceAmount === 0
    ? "금액은 그대로예요."
    : `총액이 ${formatWon(-differenceAmount)} 줄었어요.`;
}
