import type {
  CompanyInvoice,
  CompanyInvoiceLine,
  CompanyInvoiceSummary,
  CompanyPayment,
  CompanyTaxInvoice,
} from "@damadum/sdk/model";
import { companyInvoiceActionCodes, companyInvoiceRefusals, toOpenActions } from "@damadum/domain";
import type { Selectable } from "kysely";
import type { InvoiceLinesTable } from "../../db/company-tables.ts";
import { toInstant, toInstantOrNull } from "../../http/instant.ts";
import { toLedger } from "../../money/ledger/to-wire.ts";
import type { CompanyPaymentRow, InvoiceRow } from "./store.ts";
import { ledgerOfInvoice, netAmountOf, type getCompanyInvoice } from "./read-billing.ts";

export function toCompanyPayment(payment: CompanyPaymentRow): CompanyPayment {
  return {
    cpayment_id: payment.id,
    invoice_id: payment.invoice_id,
    wk_id: null,
    title: payment.title,
    status: payment.status,
    amount: payment.amount,
    vat_amount: payment.vat_amount,
    payment_id: payment.payment_id,
    due_date: payment.due_date,
    failure_reason: payment.failure_reason,
    paid_at: toInstantOrNull(payment.paid_at),
    created_at: toInstant(payment.created_at),
  };
}

export function toCompanyInvoiceSummary(
  invoice: Parameters<typeof ledgerOfInvoice>[0],
): CompanyInvoiceSummary {
  const refusals = companyInvoiceRefusals(invoice.status);
  return {
    id: invoice.id,
    number: invoice.number,
    month: invoice.month,
    status: invoice.status,
    actions: toOpenActions(companyInvoiceActionCodes, refusals),
    total_amount: invoice.total_amount,
    credited_amount: invoice.credited_amount,
    net_amount: netAmountOf(invoice),
    due_amount: ledgerOfInvoice(invoice).due,
    due_date: invoice.due_date,
    issued_at: toInstant(invoice.issued_at),
    paid_at: toInstantOrNull(invoice.paid_at),
  };
}

export function toCompanyInvoice({
  invoice,
  lines,
  ledger,
}: Awaited<ReturnType<typeof getCompanyInvoice>>): CompanyInvoice {
  return {
    ...toCompanyInvoiceSummary(invoice),
    lines: lines.map(toInvoiceLine),
    supply_amount: invoice.supply_amount,
    vat_amount: invoice.vat_amount,
    ledger: toLedger(ledger),
    cpayment_id: invoice.cpayment_id,
    charge_on: invoice.charge_on,
    tax_invoice: toTaxInvoice(invoice),
  };
}

function toInvoiceLine(line: Selectable<InvoiceLinesTable>): CompanyInvoiceLine {
  const { label, description, quantity, amount, contract_id: cid, work_id } = line;
  const { credit_amount, credit_vat_amount: vat_amount, credit_reason: reason } = line;
  return {
    label,
    description,
    quantity,
    amount,
    cid,
    wk_id: work_id,
    credit: reason === null ? null : { amount: credit_amount, vat_amount, reason },
  };
}

/** The electronic tax invoice that the operator recorded for this invoice. */
function toTaxInvoice({
  tax_number: number,
  tax_date: issued_on,
}: InvoiceRow): CompanyTaxInvoice | null {
  return number === null || issued_on === null ? null : { number, issued_on };
}
