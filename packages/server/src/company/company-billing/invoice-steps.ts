import {
  canTransition,
  companyInvoiceStatus,
  companyPaymentStatus,
  type CompanyInvoiceStatus,
  type CompanyPaymentStatus,
} from "@damadum/domain";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { unbillWorks } from "../company-work/bill-works.ts";
import { lockCompany } from "../company/lock-company.ts";
import { changeInvoiceStatus, changePaymentStatus } from "./change-status.ts";
import { findCompanyPayment, findInvoice } from "./store.ts";
import { companySubject } from "../company/subjects.ts";
import { insertHandPayment, type HandPayment } from "../../money/payment/insert-hand-payment.ts";
import { acceptCompanyPayment } from "./company-payment-subject.ts";
import { lockCompanyPayment, requirePayable } from "./lock-company-payment.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { refundBeyond, sendInvoiceRefunds } from "./refund-invoice.ts";

/** The operator cancels an unpaid invoice so that another one can be issued. */
export async function cancelCompanyInvoice(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: {
    readonly operatorId: string;
    readonly invoiceId: string;
    readonly reason: string | null;
  },
): Promise<void> {
  const { operatorId, invoiceId, reason } = input;
  await inTransaction(db, async (tx) => {
    const { company_id: companyId, cpayment_id: cpaymentId } = await findInvoice(tx, invoiceId);
    await lockCompany(tx, companyId);
    const invoice = await findInvoice(tx, invoiceId);
    const payment = await findCompanyPayment(tx, cpaymentId);
    if (!canCancelInvoice(invoice, payment)) throw new ProblemError("state_conflict");
    const by = { actor: "OPERATOR", actorId: operatorId, reason, now: clock() } as const;
    await changeInvoiceStatus(tx, invoice, { ...by, to: "CANCEL" });
    await changePaymentStatus(tx, payment, { ...by, to: "CANCEL" });
    await unbillWorks(tx, invoiceId, by.now);
  });
}

/** Whether an operator can cancel an invoice; one that was paid is refunded instead. */
export function canCancelInvoice(
  { status }: { readonly status: CompanyInvoiceStatus },
  payment: { readonly status: CompanyPaymentStatus },
): boolean {
  return (
    canTransition(companyInvoiceStatus, status, "CANCEL", "OPERATOR") &&
    canTransition(companyPaymentStatus, payment.status, "CANCEL", "OPERATOR")
  );
}

/**
 * Records the transfer that pays an invoice; a window that is still open gives its money back afterwards. Throws
 * amount_mismatch for another amount than is due, already_paid, state_conflict for a cancelled invoice, and as
 * `insertHandPayment` does.
 */
export async function recordCompanyTransfer(
  services: Pick<Services, "db" | "clock" | "ids">,
  { invoiceId, ...taken }: Omit<HandPayment, "method"> & { readonly invoiceId: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { cpayment_id: id } = await findInvoice(tx, invoiceId);
    const asked = await lockCompanyPayment(tx, id);
    const subject = companySubject.payment(id);
    const input = { ...taken, method: "TRANSFER", subject, serial: id, userId: null } as const;
    // First of all, because one that was recorded before has paid the invoice.
    const payment = await insertHandPayment(tx, services, { ...input, plan: "FULL" });
    if (payment === null) return;
    requirePayable(asked);
    if (taken.amount !== asked.amount) throw new ProblemError("amount_mismatch");
    const refusal = await acceptCompanyPayment(tx, services, { asked, payment });
    if (refusal !== null) throw new ProblemError(refusal);
  });
}

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
