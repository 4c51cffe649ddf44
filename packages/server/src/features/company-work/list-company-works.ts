import type { Services } from "../../services.ts";
import { countWorks, findWorkPage } from "./store.ts";

/** One page of the company's works. */
export async function listCompanyWorks(
  { db }: Pick<Services, "db">,
  filter: { readonly companyId: string; readonly page: number; readonly limit: number },
) {
  const items = await findWorkPage(db, filter);
  const total = await countWorks(db, filter.companyId);
  return { items, ...total };
}
