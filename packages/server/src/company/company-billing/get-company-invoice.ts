import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import type { LedgerColumns } from "../../money/ledger/ledger-columns.ts";
import { ledgerOf } from "../../money/ledger/ledger-of.ts";
import { findInvoiceLines, findWholeInvoice, type InvoiceRow } from "./store.ts";

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

/** What an invoice asks for, with what was credited, paid and given back. */
export function ledgerOfInvoice(invoice: LedgerColumns & InvoiceRow) {
  const { number: label, issued_at: agreedAt } = invoice;
  const line = { label, description: "" };
  return ledgerOf(invoice, {
    lines: [
      { ...line, code: "INVOICE", amount: invoice.total_amount },
      ...(invoice.credited_amount === 0
        ? []
        : [{ ...line, code: "CORRECTION", amount: -invoice.credited_amount }]),
    ],
    agreedAt,
    isCancelled: invoice.status === "CANCEL",
    isBalanceDue: true,
    refundsLowerPrice: false,
    writeOffs: [],
    contractRefund: "OPEN",
  });
}
