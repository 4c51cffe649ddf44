import type { Services } from "../../services.ts";
import { countContracts, findContractPage } from "./store.ts";

/** One page of the company's contracts. */
export async function listCompanyContracts(
  { db }: Pick<Services, "db">,
  wanted: { readonly companyId: string; readonly page: number; readonly limit: number },
) {
  const items = await findContractPage(db, wanted);
  const total = await countContracts(db, wanted.companyId);
  return { items, ...total };
}
