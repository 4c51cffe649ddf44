import type { Tx } from "../../db/tables.ts";

export { findCompanyIdOf, leaveCompany } from "./store.ts";

/** Whether no other user acts for the company, which the caller has locked. */
export async function isLastPerson(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<boolean> {
  const colleague = await tx
    .selectFrom("company_users")
    .select("user_id")
    .where("company_id", "=", companyId)
    .where("user_id", "!=", userId)
    .limit(1)
    .executeTakeFirst();
  return colleague === undefined;
}
