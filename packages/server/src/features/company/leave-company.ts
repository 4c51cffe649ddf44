import type { Connection, Tx } from "../../db/tables.ts";
import { deleteCompanyUser, findColleague, findCompanyOfUser } from "./store.ts";

export function findCompanyIdOf(db: Connection, userId: string): Promise<string | null> {
  return findCompanyOfUser(db, userId);
}

/** Whether nobody else acts for the company, which is locked. */
export async function isLastPerson(
  tx: Tx,
  person: { readonly companyId: string; readonly userId: string },
): Promise<boolean> {
  return (await findColleague(tx, person)) === null;
}

/** The person no longer acts for a company. */
export function leaveCompany(tx: Tx, userId: string): Promise<void> {
  return deleteCompanyUser(tx, userId);
}
