import type { Tx } from "../../db/tables.ts";
import { findColleague } from "./store.ts";

export { findCompanyIdOf, leaveCompany } from "./store.ts";

/** Whether no other user acts for the company, which the caller has locked. */
export async function isLastPerson(
  tx: Tx,
  person: { readonly companyId: string; readonly userId: string },
): Promise<boolean> {
  return (await findColleague(tx, person)) === null;
}
