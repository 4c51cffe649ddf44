import { brand, todayInSeoul } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { requireOpen } from "../../http/problem-error.ts";
import { findOrCreatePreparation } from "../../money/payment/find-or-create-preparation.ts";
import { limitPreparations, type Preparer } from "../../money/payment/limit-preparations.ts";
import type { Payment } from "../../money/payment/payment.ts";
import { preparationMethodOf, type PaymentChoice } from "../../money/payment/payment-choice.ts";
import { presentPayment } from "../../money/payment/present-payment.ts";
import { contractRefusalsOf } from "./contract-refusals.ts";
import { lockOwnContract } from "../contract-state/store.ts";
import { dueMonthOf } from "../contract-state/due-month.ts";
import { openCharge } from "../charges/open-charge.ts";
import type { PrepareNeeds } from "../storage-order/prepare-order-payment.ts";
import { subjectOfCharge } from "../contract-state/subject-of-order.ts";

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
