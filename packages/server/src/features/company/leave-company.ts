import type { Connection, Tx } from "../../db/tables.ts";
import { deleteCompanyUser, findColleague, findCompanyOfUser } from "./store.ts";

export function findCompanyIdOf(db: Connection, userId: string): Promise<string | null> {
  return findCompanyOfUser(db, userId);
}

/** Whether no other user acts for the company, which the caller has locked. */
export async function isLastPerson(
  tx: Tx,
  person: { readonly companyId: string; readonly userId: string },
): Promise<boolean> {
  return (await findColleague(tx, person)) === null;
}

export function leaveCompany(tx: Tx, userId: string): Promise<void> {
  return deleteCompanyUser(tx, userId);
}
