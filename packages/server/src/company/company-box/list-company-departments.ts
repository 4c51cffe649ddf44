import type { CompanyDepartment } from "@damadum/sdk/model";
import { boxFilterStatuses } from "@damadum/domain";
import type { Services } from "../../services.ts";
import { countBoxesByDepartment } from "./list-store.ts";

/** As many as the API's response allows. */
const MAX_DEPARTMENTS = 1000;

/** The departments of a company's boxes by name, each with its number of boxes; cancelled boxes do not count. */
export function listCompanyDepartments(
  { db }: Pick<Services, "db">,
  companyId: string,
): Promise<CompanyDepartment[]> {
  const statuses = boxFilterStatuses.ALL;
  return countBoxesByDepartment(db, { companyId, statuses, limit: MAX_DEPARTMENTS });
}
