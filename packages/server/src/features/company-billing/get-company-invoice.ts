import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { companySubject } from "../company/subjects.ts";
import { sumRefundsOf } from "../payment/refund-store.ts";
import { findCompanyPayment, findInvoice, findInvoiceLines } from "./store.ts";

/** An invoice of this company with its lines, its payment and what of it went back; another company's is not found. */
export async function getCompanyInvoice(
  { db }: Pick<Services, "db">,
  own: { readonly id: string; readonly companyId: string },
) {
  const invoice = await findInvoice(db, own.id);
  if (invoice.company_id !== own.companyId) throw new ProblemError("not_found");
  return {
    invoice,
    lines: await findInvoiceLines(db, invoice.id),
    payment: await findCompanyPayment(db, invoice.cpayment_id),
    refunds: await sumRefundsOf(db, [companySubject.payment(invoice.cpayment_id)]),
  };
}
