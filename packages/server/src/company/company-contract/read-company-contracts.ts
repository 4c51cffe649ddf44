import { countLimited } from "../../db/count-limited.ts";
import type { Services } from "../../services.ts";
import {
  listCompanyBoxes,
  type BoxPage,
  type PageRequest,
} from "../company-box/list-company-boxes.ts";
import { getCompanyContract } from "../contract-state/read-contracts.ts";

/** One page of the company's contracts, the newest first. */
export async function listCompanyContracts(
  { db }: Pick<Services, "db">,
  filter: { readonly companyId: string; readonly page: number; readonly limit: number },
) {
  const { companyId, page, limit } = filter;
  const contracts = db.selectFrom("company_contracts").where("company_id", "=", companyId);
  const items = await contracts
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { items, ...(await countLimited(db, contracts.select("id"))) };
}

export async function listCompanyContractBoxes(
  services: Pick<Services, "db" | "clock">,
  request: PageRequest & { readonly cid: string; readonly companyId: string },
): Promise<BoxPage> {
  await getCompanyContract(services, request);
  return listCompanyBoxes(services, request);
}
