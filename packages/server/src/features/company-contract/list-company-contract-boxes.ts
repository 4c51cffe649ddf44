import type { Services } from "../../services.ts";
import type { BoxPage, PageWanted } from "../company-box/find-box-page.ts";
import { listBoxesOfContract } from "../company-box/list-boxes-of-contract.ts";
import { getCompanyContract } from "./get-company-contract.ts";

/** One page of the boxes of a contract of this company. */
export async function listCompanyContractBoxes(
  services: Pick<Services, "db">,
  { cid, companyId, ...page }: PageWanted & { readonly cid: string; readonly companyId: string },
): Promise<BoxPage> {
  await getCompanyContract(services, { cid, companyId });
  return listBoxesOfContract(services.db, { companyId, cid }, page);
}
