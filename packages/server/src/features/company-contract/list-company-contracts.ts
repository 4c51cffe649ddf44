import type { Services } from "../../services.ts";
import { countContracts, findContractPage } from "./store.ts";

/** One page of the company's contracts. */
export async function listCompanyContracts(
  { db }: Pick<Services, "db">,
  filter: { readonly companyId: string; readonly page: number; readonly limit: number },
) {
  const items = await findContractPage(db, filter);
  const total = await countContracts(db, filter.companyId);
  return { items, ...total };
}
