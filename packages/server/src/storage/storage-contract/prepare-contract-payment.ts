import { brand, todayInSeoul } from "@damadum/domain";
import type { Tx, Connection } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { requireOpen, ProblemError } from "../../http/problem-error.ts";
import { findOrCreatePreparation } from "../../money/payment/find-or-create-preparation.ts";
import type { Payment } from "../../money/payment/payment.ts";
import { preparationMethodOf, type PaymentChoice } from "../../money/payment/payment-choice.ts";
import { presentPayment } from "../../money/payment/present-payment.ts";
import { contractRefusalsOf } from "./contract-refusals.ts";
import { lockOwnContract } from "../contract-state/store.ts";
import { dueMonthOf } from "../contract-state/due-month.ts";
import { openCharge } from "../charges/open-charge.ts";
import type { PrepareNeeds } from "../storage-order/prepare-order-payment.ts";
import { subjectOfCharge } from "../contract-state/subject-of-order.ts";
import { limitPreparations, type Preparer } from "../../money/payment/preparations.ts";
import type { PaidSubject } from "../../db/subject-tables.ts";
import { type SettleNeeds, settleReturnedPayment } from "../../money/payment/settle-payment.ts";
import { findChange } from "../changes/store.ts";
import { findCharge } from "../charges/store.ts";
import { findPaidSubject } from "../../money/payment/paid-subjects.ts";

const NAME = `${brand.name} 보관료`;

interface PaymentRequest extends Preparer {
  readonly id: string;
  readonly way: PaymentChoice;
}

/**
 * Prepares the payment of the due month, in a window or with a billing key. While it is open the monthly run skips the
 * contract; while the run awaits an answer, the month cannot be paid a second time.
 */
export async function prepareContractPayment(services: PrepareNeeds, request: PaymentRequest) {
  await limitPreparations(services, request);
  const payment = await inTransaction(services.db, (tx) => prepare(tx, services, request));
  return presentPayment(services, { payment, name: NAME, userId: request.userId });
}

async function prepare(tx: Tx, services: PrepareNeeds, request: PaymentRequest): Promise<Payment> {
  const { userId } = request;
  const now = services.clock();
  const contract = await lockOwnContract(tx, request);
  requireOpen((await contractRefusalsOf(tx, contract, now)).PAY_MONTH);
  const month = dueMonthOf(contract, todayInSeoul(now));
  if (month === null) throw new Error("An open month is due");
  const charge = await openCharge(tx, services, { contractId: contract.id, userId, month });
  const subject = subjectOfCharge(charge.id);
  return findOrCreatePreparation(tx, services, {
    subject,
    serial: contract.order_serial,
    userId,
    plan: "FULL",
    amount: charge.amount,
    ...(await preparationMethodOf(tx, request, { registers: false })),
  });
}

/** Settles the payment for a change or a month of a contract that the browser returns from. */
export async function completeContractPayment(
  services: SettleNeeds,
  input: { readonly id: string; readonly merchantUid: string; readonly impUid: string },
): Promise<{ readonly reference: string; readonly payment: Payment }> {
  const { db } = services;
  const subject = await findPaidSubject(db, input.merchantUid);
  if (subject === null || (await contractOf(db, subject)) !== input.id)
    throw new ProblemError("not_found");
  const about = subject.kind === "STORAGE_CHARGE" ? "month" : undefined;
  const payment = await settleReturnedPayment(services, { ...input, subject, about });
  return { reference: subject.id, payment };
}

/** The contract that a payment is for; null when it is for something else. */
async function contractOf(db: Connection, { kind, id }: PaidSubject): Promise<string | null> {
  if (kind === "STORAGE_CHARGE") return (await findCharge(db, id)).contract_id;
  return kind === "CONTRACT_CHANGE" ? (await findChange(db, id)).contract_id : null;
}
