import { invoiceAmounts } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { bySystem } from "../../subject/history.ts";
import { markWorksPaid, markWorksUnpaid } from "../company-work/bill-works.ts";
import { companySubject } from "../company/subjects.ts";
import { askAgain } from "../../money/custom-payment/ask-again.ts";
import { fitBalanceLinks, isUntouchedByLinks } from "../../money/custom-payment/balance-links.ts";
import { moneyTakenBack, type LockSubject, type SubjectNeeds } from "../../subject/paid-subject.ts";
import type { Payment, PaymentRejection } from "../../money/payment/payment.ts";
import { changeInvoiceStatus, changePaymentStatus } from "./change-status.ts";
import { lockCompanyPayment } from "./lock-company-payment.ts";
import {
  addPaidAmount,
  findInvoice,
  findInvoiceLines,
  findWholeInvoice,
  updateCompanyPayment,
  type CompanyPaymentRow,
} from "./store.ts";
import { ledgerOfInvoice } from "./read-billing.ts";
import { firstPersonOf } from "../company/read-company.ts";

export const lockCompanyPaymentSubject: LockSubject = async (tx, services, id) => {
  const asked = await lockCompanyPayment(tx, id);
  const subject = companySubject.payment(id);
  const payerOf = async () => ({
    userId: await firstPersonOf(tx, asked.company_id),
    orderSerial: null,
  });
  return {
    paid: (payment) => acceptCompanyPayment(tx, services, { asked, payment }),
    async failed(_payment, reason) {
      const by = bySystem(services.clock(), reason);
      const changes = { failure_reason: reason };
      if (await changePaymentStatus(tx, asked, { ...by, to: "FAILED", changes })) return;
      if (asked.status === "FAILED") await updateCompanyPayment(tx, id, changes);
    },
    // An open payment holds nothing.
    left: () => Promise.resolve(),
    lapsed: () => Promise.resolve(),
    // An invoice is refunded as a whole, and its month billed again.
    discounted: () => Promise.reject(new ProblemError("state_conflict")),
    refunded: (amount) => addPaidAmount(tx, id, -amount),
    async revoked(_payment, amount, reason) {
      await addPaidAmount(tx, id, -amount);
      if (amount === asked.paid_amount && (await isUntouchedByLinks(tx, subject))) {
        await reopenInvoice(tx, { asked, reason, now: services.clock() });
        return;
      }
      if (asked.status !== "PAID") return;
      // Its invoice stays paid: a part is asked for by a link.
      const again = { ...(await payerOf()), subject, amount };
      await askAgain(tx, services, { ...again, reason: `${reason} ${asked.title}의 일부예요.` });
    },
    async linked() {
      const { balance } = ledgerOfInvoice(await findWholeInvoice(tx, asked.invoice_id));
      return moneyTakenBack(asked.status === "PAID" ? balance : null, await payerOf());
    },
  };
};

/** The invoice and its works wait for the payment again; past its due day it becomes overdue as any other. */
async function reopenInvoice(
  tx: Tx,
  {
    asked,
    reason,
    now,
  }: { readonly asked: CompanyPaymentRow; readonly reason: string; readonly now: Date },
): Promise<void> {
  const by = bySystem(now, reason);
  const changes = { failure_reason: reason, paid_at: null };
  if (!(await changePaymentStatus(tx, asked, { ...by, to: "FAILED", changes }))) return;
  // What was credited since is not asked for again; what was taken back part by part is, as a whole.
  const lines = await findInvoiceLines(tx, asked.invoice_id);
  const left = lines.map((line) => ({ amount: line.amount - line.credit_amount }));
  const { totalAmount: amount, vatAmount: vat_amount } = invoiceAmounts(left);
  await updateCompanyPayment(tx, asked.id, { amount, vat_amount });
  await changeInvoiceStatus(tx, await findInvoice(tx, asked.invoice_id), { ...by, to: "ISSUED" });
  await markWorksUnpaid(tx, asked.invoice_id, now);
  await fitBalanceLinks(tx, { subject: companySubject.payment(asked.id), balance: 0, now });
}

/** Marks a locked company's payment, its invoice and works as paid, or returns why the money must go back. */
export async function acceptCompanyPayment(
  tx: Tx,
  { clock }: Pick<SubjectNeeds, "clock">,
  { asked, payment }: { readonly asked: CompanyPaymentRow; readonly payment: Payment },
): Promise<PaymentRejection | null> {
  const now = clock();
  const by = bySystem(now);
  const changes = { payment_id: payment.billing_key_id, failure_reason: null, paid_at: now };
  if (!(await changePaymentStatus(tx, asked, { ...by, to: "PAID", changes }))) {
    return asked.status === "CANCEL" ? "state_conflict" : "already_paid";
  }
  await addPaidAmount(tx, asked.id, payment.amount);
  const invoice = await findInvoice(tx, asked.invoice_id);
  await changeInvoiceStatus(tx, invoice, { ...by, to: "PAID" });
  await markWorksPaid(tx, invoice.id, now);
  return null;
}
