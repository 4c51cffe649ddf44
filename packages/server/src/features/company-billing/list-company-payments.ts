import type { Services } from "../../services.ts";
import { findDefaultPayment } from "../company/default-payment.ts";
import { countPayments, findPaymentPage } from "./store.ts";

/** One page of the company's payments, with its default billing key. */
export async function listCompanyPayments(
  { db }: Pick<Services, "db">,
  filter: { readonly companyId: string; readonly page: number; readonly limit: number },
) {
  const items = await findPaymentPage(db, filter);
  const total = await countPayments(db, filter.companyId);
  const usual = await findDefaultPayment(db, filter.companyId);
  const defaultPaymentId = usual?.paymentId ?? null;
  return { items, defaultPaymentId, ...total };
}
