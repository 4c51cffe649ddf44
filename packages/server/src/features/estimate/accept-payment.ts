import type { Selectable } from "kysely";
import type { EstimatesTable, Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import type { Payment, PaymentRefusal } from "../payment/payment.ts";
import { bookSlot } from "../schedule/book-slot.ts";
import { canChangeStatus, changeStatus } from "./change-status.ts";
import { addPaidAmount } from "./store.ts";
import { subjectOfEstimate } from "./subject-of-estimate.ts";

/** An estimate whose row is locked until the transaction ends. */
export type LockedEstimate = Selectable<EstimatesTable>;

const TO_PAYMENT = { to: "PAYMENT", actor: "SYSTEM" } as const;

/** The order takes the money and its start time for good, or says why it cannot. */
export async function acceptPayment(
  tx: Tx,
  { clock, slotCapacity }: Pick<Services, "clock" | "slotCapacity">,
  { estimate, payment }: { readonly estimate: LockedEstimate; readonly payment: Payment },
): Promise<PaymentRefusal | null> {
  if (!canChangeStatus(estimate, TO_PAYMENT)) {
    return estimate.status === "CANCEL" ? "state_conflict" : "already_paid";
  }
  const now = clock();
  const booked = await bookSlot(tx, {
    subject: subjectOfEstimate(estimate.id),
    userId: estimate.user_id,
    day: estimate.move_date,
    time: estimate.move_time,
    until: null,
    capacity: slotCapacity,
    now,
  });
  if (!booked) return "slot_full";
  await addPaidAmount(tx, estimate.id, payment.amount);
  await changeStatus(tx, estimate, { ...TO_PAYMENT, actorId: null, reason: null, now });
  return null;
}
