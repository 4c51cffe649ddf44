import {
  companyInvoiceRefusals,
  creditAmounts,
  invoiceAmounts,
  type CompanyInvoiceStatus,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { companySubject } from "../company/subjects.ts";
import { lockCompany } from "../company/lock-company.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { refundBeyond, sendInvoiceRefunds } from "./refund-invoice.ts";
import {
  creditLine,
  findCompanyPayment,
  findInvoice,
  findInvoiceLines,
  updateCompanyPayment,
} from "./store.ts";
import { voidPreparations } from "../../money/payment/preparations.ts";

interface Credit {
  readonly invoiceId: string;
  /** The line's place on the invoice, from 1. */
  readonly line: number;
  /** Won without VAT; the whole line when undefined. */
  readonly amount?: number | undefined;
  readonly reason: string;
}

/**
 * The operator credits a line of an invoice, once and at most as a whole. An unpaid invoice then asks for less; what was
 * paid goes back in part. Throws amount_mismatch for more than the line and state_conflict for a line that was credited
 * before, a cancelled invoice, or an unpaid one of which nothing would be left: that is cancelled instead.
 */
export async function creditInvoiceLine(
  services: RefundNeeds & Pick<Services, "ids">,
  credit: Credit,
): Promise<{ readonly creditedAmount: number; readonly isRefunded: boolean }> {
  const { cpaymentId, ...done } = await inTransaction(services.db, (tx) =>
    creditWithin(tx, services, credit),
  );
  await sendInvoiceRefunds(services, cpaymentId);
  return done;
}

/** Whether a line of an invoice can be credited, at least in part. */
export function isCreditable(
  { status }: { readonly status: CompanyInvoiceStatus },
  { credited_at: creditedAt }: { readonly credited_at: Date | null },
): boolean {
  return creditedAt === null && status !== "CANCEL";
}

async function creditWithin(
  tx: Tx,
  services: SubjectNeeds,
  { invoiceId, line: place, amount, reason }: Credit,
) {
  const { company_id: companyId } = await findInvoice(tx, invoiceId);
  await lockCompany(tx, companyId);
  const invoice = await findInvoice(tx, invoiceId);
  const lines = await findInvoiceLines(tx, invoiceId);
  const line = lines[place - 1];
  if (line === undefined) throw new ProblemError("not_found");
  const creditAmount = amount ?? line.amount;
  if (creditAmount > line.amount) throw new ProblemError("amount_mismatch");
  if (!isCreditable(invoice, line)) throw new ProblemError("state_conflict");
  const supplyAmount = lines.reduce((sum, each) => sum + each.amount - each.credit_amount, 0);
  const { vatAmount, totalAmount } = creditAmounts({ supplyAmount, creditAmount });
  const now = services.clock();
  await creditLine(tx, { line, creditAmount, vatAmount, totalAmount, reason, now });

  const isToPay = companyInvoiceRefusals(invoice.status).PAY === null;
  const payment = await findCompanyPayment(tx, invoice.cpayment_id);
  const subject = companySubject.payment(payment.id);
  if (isToPay) {
    if (totalAmount >= payment.amount) throw new ProblemError("state_conflict");
    await updateCompanyPayment(tx, payment.id, {
      amount: payment.amount - totalAmount,
      vat_amount: payment.vat_amount - vatAmount,
    });
    await voidPreparations(tx, { subject, now });
  } else {
    // A part that was taken back at the provider is owed again, unless it is credited too.
    const left = invoiceAmounts([{ amount: supplyAmount - creditAmount }]).totalAmount;
    await refundBeyond(tx, services, { payment, left, reason });
  }
  return { cpaymentId: payment.id, creditedAmount: totalAmount, isRefunded: !isToPay };
}
