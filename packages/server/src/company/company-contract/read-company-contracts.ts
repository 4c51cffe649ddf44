import { readListPage, type PageRequest } from "../../http/paging.ts";
import type { Services } from "../../services.ts";
import { listCompanyBoxes, type BoxPage } from "../company-box/list-company-boxes.ts";
import { getCompanyContract } from "../contract-state/read-contracts.ts";

/** One page of the company's contracts, the newest first. */
export async function listCompanyContracts(
  { db }: Pick<Services, "db">,
  { companyId, page }: { readonly companyId: string; readonly page: PageRequest },
) {
  const ordered = db
    .selectFrom("company_contracts")
    .where("company_id", "=", companyId)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  return readListPage(db, ordered, page);
}

export async function listCompanyContractBoxes(
  services: Pick<Services, "db" | "clock">,
  request: PageRequest & { readonly cid: string; readonly companyId: string },
): Promise<BoxPage> {
  await getCompanyContract(services, request);
  return listCompanyBoxes(services, request);
}
