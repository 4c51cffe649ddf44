import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findInvoiceLines, findOwnInvoice } from "./store.ts";

/** An invoice of this company with its lines; another company's is not found. */
export async function getCompanyInvoice(
  { db }: Pick<Services, "db">,
  own: { readonly id: string; readonly companyId: string },
) {
  const invoice = await findOwnInvoice(db, own);
  if (invoice === null) throw new ProblemError("not_found");
  return { invoice, lines: await findInvoiceLines(db, invoice.id) };
}
