import type { Services } from "../../services.ts";
import type { CompanyUser } from "./company-of.ts";
import { findCompany, findPeople } from "./store.ts";

/** A company as it appears on statements, with the people who act for it. */
export async function getCompany(
  { db }: Pick<Services, "db">,
  { companyId }: Pick<CompanyUser, "companyId">,
) {
  return { company: await findCompany(db, companyId), people: await findPeople(db, companyId) };
}
