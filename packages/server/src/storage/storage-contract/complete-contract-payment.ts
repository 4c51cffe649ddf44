import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { findPaidSubject } from "../../money/payment/find-paid-subject.ts";
import type { Payment } from "../../money/payment/payment.ts";
import type { SettleNeeds } from "../../money/payment/settle-payment.ts";
import { settleReturnedPayment } from "../../money/payment/settle-returned-payment.ts";
import { findChange } from "../changes/store.ts";
import { findCharge } from "../charges/store.ts";

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
