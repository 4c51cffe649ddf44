import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findCompanyIdOf, firstPeopleOf, findCompany, findPeople } from "./store.ts";
import type { Connection } from "../../db/tables.ts";

export interface CompanyUser {
  readonly userId: string;
  readonly companyId: string;
}

/** The caller's company; throws `forbidden` when the caller acts for none. */
export async function companyOf(
  { db }: Pick<Services, "db">,
  { userId }: { readonly userId: string },
): Promise<CompanyUser> {
  const companyId = await findCompanyIdOf(db, userId);
  if (companyId === null) throw new ProblemError("forbidden");
  return { userId, companyId };
}

export { findNoticeRecipient, firstPeopleOf } from "./store.ts";

/** The first user of a company, notified of what no particular user requested; null when all have left. */
export async function firstPersonOf(db: Connection, companyId: string): Promise<string | null> {
  const people = await firstPeopleOf(db, [companyId]);
  return people.get(companyId) ?? null;
}

/** A company as it appears on statements, with the people who act for it. */
export async function getCompany(
  { db }: Pick<Services, "db">,
  { companyId }: Pick<CompanyUser, "companyId">,
) {
  return { company: await findCompany(db, companyId), people: await findPeople(db, companyId) };
}
