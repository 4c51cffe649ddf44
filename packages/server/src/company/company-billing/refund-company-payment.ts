import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { unbillWorks } from "../company-work/bill-works.ts";
import { changeInvoiceStatus, changePaymentStatus } from "./change-status.ts";
import { lockCompanyPayment } from "./lock-company-payment.ts";
import { refundBeyond, sendInvoiceRefunds } from "./refund-invoice.ts";
import { findInvoice } from "./store.ts";

/**
 * The operator refunds a payment in full; the provider gets the refund immediately, or later from the worker. The
 * invoice is cancelled, so that the month and its works can be billed again.
 */
export async function refundCompanyPayment(
  services: RefundNeeds & Pick<Services, "ids">,
  input: { readonly operatorId: string; readonly cpaymentId: string; readonly reason: string },
): Promise<void> {
  const { operatorId, cpaymentId, reason } = input;
  await inTransaction(services.db, async (tx) => {
    const payment = await lockCompanyPayment(tx, cpaymentId);
    const by = { actor: "OPERATOR", actorId: operatorId, reason, now: services.clock() } as const;
    if (!(await changePaymentStatus(tx, payment, { ...by, to: "REFUNDED" }))) {
      throw new ProblemError("state_conflict");
    }
    const invoice = await findInvoice(tx, payment.invoice_id);
    if (!(await changeInvoiceStatus(tx, invoice, { ...by, to: "CANCEL" }))) {
      throw new ProblemError("state_conflict");
    }
    await unbillWorks(tx, invoice.id, by.now);
    await refundBeyond(tx, services, { payment, left: 0, reason });
  });
  await sendInvoiceRefunds(services, cpaymentId);
}
