import type { Services } from "../../services.ts";
import { countWorks, findWorkPage } from "./store.ts";

/** One page of the company's works. */
export async function listCompanyWorks(
  { db }: Pick<Services, "db">,
  wanted: { readonly companyId: string; readonly page: number; readonly limit: number },
) {
  const items = await findWorkPage(db, wanted);
  const total = await countWorks(db, wanted.companyId);
  return { items, ...total };
}
