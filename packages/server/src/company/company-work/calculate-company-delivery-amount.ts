import type { CompanyDeliveryInput, CompanyDeliveryPrice } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { priceCompanyDelivery, requireValidDelivery } from "./price-company-delivery.ts";

/** The price of a work before a company requests it; throws exactly when the request would. */
export async function calculateCompanyDeliveryAmount(
  { db, clock }: Pick<Services, "db" | "clock">,
  { companyId, input }: { readonly companyId: string; readonly input: CompanyDeliveryInput },
): Promise<CompanyDeliveryPrice> {
  const now = clock();
  requireValidDelivery(input, now);
  const { price } = await priceCompanyDelivery(db, { companyId, input, now });
  return price;
}
