import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { LedgerColumns } from "../../money/ledger/ledger-columns.ts";
import { ledgerOf } from "../../money/ledger/ledger-of.ts";
import {
  findInvoiceLines,
  findWholeInvoice,
  type InvoiceRow,
  invoiceMoneyColumns,
} from "./store.ts";
import { ledgerRowKinds, type CompanyInvoiceStatus } from "@damadum/domain";
import { readListPage, type PageRequest } from "../../http/paging.ts";
import { findDefaultPayment } from "../company/default-payment.ts";

/** An invoice of this company with its lines and its ledger; another company's is not found. */
export async function getCompanyInvoice(
  { db }: Pick<Services, "db">,
  own: { readonly id: string; readonly companyId: string },
) {
  const invoice = await findWholeInvoice(db, own.id);
  if (invoice.company_id !== own.companyId) throw new ProblemError("not_found");
  return {
    invoice,
    lines: await findInvoiceLines(db, invoice.id),
    ledger: ledgerOfInvoice(invoice),
  };
}

/** What an invoice costs in won, without what was credited of it. */
export function netAmountOf(invoice: Pick<InvoiceRow, "total_amount" | "credited_amount">): number {
  return invoice.total_amount - invoice.credited_amount;
}

/** What an invoice asks for, with what was credited, paid and given back. */
export function ledgerOfInvoice(invoice: LedgerColumns & InvoiceRow) {
  const { number, issued_at: agreedAt } = invoice;
  const { label } = ledgerRowKinds.CORRECTION;
  return ledgerOf(invoice, {
    lines: [
      { code: "INVOICE", label: number, description: "", amount: invoice.total_amount },
      ...(invoice.credited_amount === 0
        ? []
        : [{ code: "CORRECTION", label, description: "", amount: -invoice.credited_amount }]),
    ],
    agreedAt,
    isCancelled: invoice.status === "CANCEL",
    isBalanceDue: true,
    refundsLowerPrice: false,
    contractRefund: "OPEN",
  });
}

/** One page of the company's invoices, the newest first; `from` and `to` are months. */
export async function listCompanyInvoices(
  { db }: Pick<Services, "db">,
  filter: {
    readonly companyId: string;
    readonly from: string | undefined;
    readonly to: string | undefined;
    readonly status: CompanyInvoiceStatus | undefined;
    readonly page: PageRequest;
  },
) {
  const { companyId, from, to, status, page } = filter;
  if (from !== undefined && to !== undefined && from > to) {
    const message = "첫 달이 마지막 달보다 늦어요. 달을 다시 골라 주세요.";
    const fields = [{ field: "from", code: "date_out_of_range", message }];
    throw new ProblemError("validation_failed", { fields });
  }
  let invoices = db.selectFrom("company_invoices").where("company_id", "=", companyId);
  if (from !== undefined) invoices = invoices.where("month", ">=", from);
  if (to !== undefined) invoices = invoices.where("month", "<=", to);
  if (status !== undefined) invoices = invoices.where("status", "=", status);
  const ordered = invoices
    .selectAll("company_invoices")
    .select(invoiceMoneyColumns(db))
    .orderBy("issued_at", "desc")
    .orderBy("id", "desc");
  return readListPage(db, ordered, page);
}

export async function listCompanyPayments(
  { db }: Pick<Services, "db">,
  { companyId, page }: { readonly companyId: string; readonly page: PageRequest },
) {
  const ordered = db
    .selectFrom("company_payments")
    .where("company_id", "=", companyId)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  const found = await readListPage(db, ordered, page);
  const usual = await findDefaultPayment(db, companyId);
  return { ...found, defaultPaymentId: usual?.paymentId ?? null };
}
