import { companyInvoiceView } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { ledgerColumns } from "../../money/ledger/ledger-columns.ts";
import { ledgerOf } from "../../money/ledger/ledger-of.ts";
import { findInvoice, findInvoiceLines, type InvoiceRow } from "./store.ts";

/** An invoice of this company with its lines and its ledger; another company's is not found. */
export async function getCompanyInvoice(
  { db }: Pick<Services, "db">,
  own: { readonly id: string; readonly companyId: string },
) {
  const invoice = await findInvoice(db, own.id);
  if (invoice.company_id !== own.companyId) throw new ProblemError("not_found");
  return {
    invoice,
    lines: await findInvoiceLines(db, invoice.id),
    ledger: await ledgerOfInvoice(db, invoice),
  };
}

/** What an invoice asks for, with what was credited, paid and given back. */
export async function ledgerOfInvoice(db: Services["db"], invoice: InvoiceRow) {
  const { cpayment_id, number: label, issued_at: agreedAt } = invoice;
  const asked = { kind: "COMPANY_PAYMENT", id: "company_payments.id", serial: null } as const;
  const stored = await db
    .selectFrom("company_payments")
    .select(ledgerColumns(db, asked))
    .where("company_payments.id", "=", cpayment_id)
    .executeTakeFirstOrThrow();
  const line = { label, description: "" };
  return ledgerOf(stored, {
    lines: [
      { ...line, code: "INVOICE", amount: invoice.total_amount },
      ...(invoice.credited_amount === 0
        ? []
        : [{ ...line, code: "CORRECTION", amount: -invoice.credited_amount }]),
    ],
    agreedAt,
    isCancelled: invoice.status === "CANCEL",
    isBalanceDue: companyInvoiceView(invoice.status, invoice.due_date).isToPay,
    refundsLowerPrice: false,
    writeOffs: [],
    contractRefund: "OPEN",
  });
}
