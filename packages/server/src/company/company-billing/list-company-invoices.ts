import type { CompanyInvoiceStatus } from "@damadum/domain";
import { countLimited } from "../../db/count-limited.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { invoiceMoneyColumns } from "./store.ts";
import type { Services } from "../../services.ts";

/** One page of the company's invoices, the newest first; `from` and `to` are months. */
export async function listCompanyInvoices(
  { db }: Pick<Services, "db">,
  filter: {
    readonly companyId: string;
    readonly from: string | undefined;
    readonly to: string | undefined;
    readonly status: CompanyInvoiceStatus | undefined;
    readonly page: number;
    readonly limit: number;
  },
) {
  const { companyId, from, to, status, page, limit } = filter;
  if (from !== undefined && to !== undefined && from > to) {
    const message = "첫 달이 마지막 달보다 늦어요. 달을 다시 골라 주세요.";
    const fields = [{ field: "from", code: "date_out_of_range", message }];
    throw new ProblemError("validation_failed", { fields });
  }
  let invoices = db.selectFrom("company_invoices").where("company_id", "=", companyId);
  if (from !== undefined) invoices = invoices.where("month", ">=", from);
  if (to !== undefined) invoices = invoices.where("month", "<=", to);
  if (status !== undefined) invoices = invoices.where("status", "=", status);
  const items = await invoices
    .selectAll("company_invoices")
    .select(invoiceMoneyColumns(db))
    .orderBy("issued_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items, ...(await countLimited(db, invoices.select("id"))) };
}
