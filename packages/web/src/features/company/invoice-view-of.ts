import { companyInvoiceView } from "@damadum/domain";
import type { CompanyInvoiceSummary } from "@damadum/sdk";

export function invoiceViewOf({ status, due_date: day, due_amount: due }: CompanyInvoiceSummary) {
  return companyInvoiceView(status, day, { amount: 0, pendingAmount: 0, dueAmount: due });
}
