import type { Services } from "../../services.ts";
import {
  listCompanyBoxes,
  type BoxPage,
  type PageRequest,
} from "../company-box/list-company-boxes.ts";
import { getCompanyContract } from "../contract-state/get-company-contract.ts";

/** One page of the boxes of a contract of this company. */
export async function listCompanyContractBoxes(
  services: Pick<Services, "db" | "clock">,
  request: PageRequest & { readonly cid: string; readonly companyId: string },
): Promise<BoxPage> {
  await getCompanyContract(services, request);
  return listCompanyBoxes(services, request);
}
