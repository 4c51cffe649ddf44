import { countLimited } from "../../db/count-limited.ts";
import type { Services } from "../../services.ts";
import { findDefaultPayment } from "../company/default-payment.ts";

/** One page of the company's payments, with its default billing key. */
export async function listCompanyPayments(
  { db }: Pick<Services, "db">,
  filter: { readonly companyId: string; readonly page: number; readonly limit: number },
) {
  const { companyId, page, limit } = filter;
  const payments = db.selectFrom("company_payments").where("company_id", "=", companyId);
  const items = await payments
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const total = await countLimited(db, payments.select("id"));
  const usual = await findDefaultPayment(db, companyId);
  return { items, ...total, defaultPaymentId: usual?.paymentId ?? null };
}
