import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { countInvoices, findInvoicePage, type InvoiceFilter } from "./store.ts";

/** One page of the company's invoices, the newest first. */
export async function listCompanyInvoices(
  { db }: Pick<Services, "db">,
  filter: InvoiceFilter & { readonly page: number; readonly limit: number },
) {
  const { from, to } = filter;
  if (from !== undefined && to !== undefined && from > to) {
    const message = "첫 달이 마지막 달보다 늦어요. 달을 다시 골라 주세요.";
    const fields = [{ field: "from", code: "date_out_of_range", message }];
    throw new ProblemError("validation_failed", { fields });
  }
  const items = await findInvoicePage(db, filter);
  const total = await countInvoices(db, filter);
  return { items, ...total };
}
