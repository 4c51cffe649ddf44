import type { Connection, Tx } from "../../db/tables.ts";
import { deleteCompanyUser, findCompanyOfUser } from "./store.ts";

export async function findCompanyIdOf(db: Connection, userId: string): Promise<string | null> {
  return (await findCompanyOfUser(db, userId))?.id ?? null;
}

/** The person no longer acts for a company. */
export function leaveCompany(tx: Tx, userId: string): Promise<void> {
  return deleteCompanyUser(tx, userId);
}
