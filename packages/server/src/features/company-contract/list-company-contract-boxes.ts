import type { Services } from "../../services.ts";
import {
  listBoxesOfContract,
  type BoxPage,
  type PageRequest,
} from "../company-box/list-company-boxes.ts";
import { getCompanyContract } from "./get-company-contract.ts";

/** One page of the boxes of a contract of this company. */
export async function listCompanyContractBoxes(
  services: Pick<Services, "db">,
  { cid, companyId, ...page }: PageRequest & { readonly cid: string; readonly companyId: string },
): Promise<BoxPage> {
  await getCompanyContract(services, { cid, companyId });
  return listBoxesOfContract(services.db, { companyId, cid }, page);
}
