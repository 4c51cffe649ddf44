import type { Insertable, Updateable } from "kysely";
import type { CompaniesTable, CompanyUsersTable } from "../../db/company-tables.ts";
import type { Connection, Tx, UsersTable } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

export async function insertCompany(tx: Tx, company: Insertable<CompaniesTable>): Promise<void> {
  await tx.insertInto("companies").values(company).execute();
}

export async function insertCompanyUser(
  tx: Tx,
  user: Insertable<CompanyUsersTable>,
): Promise<void> {
  await tx.insertInto("company_users").values(user).execute();
}

export async function insertPerson(tx: Tx, person: Insertable<UsersTable>): Promise<void> {
  await tx.insertInto("users").values(person).execute();
}

/** The company that the user acts for; null for any other member. */
export async function findCompanyIdOf(db: Connection, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("company_users")
    .innerJoin("users", "users.id", "company_users.user_id")
    .select("company_users.company_id")
    .where("company_users.user_id", "=", userId)
    .where("users.role", "=", "COMPANY")
    .executeTakeFirst();
  return row?.company_id ?? null;
}

export async function updateCompany(
  tx: Tx,
  companyId: string,
  changes: Updateable<CompaniesTable>,
): Promise<void> {
  await tx.updateTable("companies").set(changes).where("id", "=", companyId).execute();
}

/** The company; throws `not_found` when there is none. */
export function findCompany(db: Connection, companyId: string) {
  return db
    .selectFrom("companies")
    .selectAll()
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow(() => new ProblemError("not_found"));
}

/** The users of a company, the first one first. */
export function findPeople(db: Connection, companyId: string) {
  return db
    .selectFrom("company_users")
    .innerJoin("users", "users.id", "company_users.user_id")
    .select([
      "users.id",
      "users.name",
      "company_users.department",
      "company_users.role",
      "users.phone_number",
      "users.email",
    ])
    .where("company_users.company_id", "=", companyId)
    .orderBy("company_users.created_at")
    .orderBy("users.id")
    .limit(1000)
    .execute();
}

/** Returns the billing keys among these with which a company pays its invoices. */
export async function companyDefaultsAmong(
  db: Connection,
  paymentIds: readonly string[],
): Promise<readonly string[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom("companies")
    .select("default_payment_id")
    .where("default_payment_id", "in", paymentIds)
    .execute();
  return rows.flatMap(({ default_payment_id: id }) => id ?? []);
}

/** Clears the default billing key of any company that pays with this user's. */
export async function forgetDefaultPaymentOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("companies")
    .set({ default_payment_id: null, default_payment_user_id: null })
    .where("default_payment_user_id", "=", userId)
    .execute();
}

export async function leaveCompany(tx: Tx, userId: string) {
  const left = await tx
    .deleteFrom("company_users")
    .where("user_id", "=", userId)
    .returning(["department", "role"])
    .executeTakeFirst();
  // The profile must no longer show them as a company user.
  await setRole(tx, userId, "MEMBER");
  return { department: left?.department ?? null, role: left?.role ?? null };
}

export async function setRole(tx: Tx, userId: string, role: "MEMBER" | "COMPANY"): Promise<void> {
  await tx.updateTable("users").set({ role }).where("id", "=", userId).execute();
}

/**
 * The company user to notify about a request: the requester or, when they have left the company, its first user;
 * null when all have left.
 */
export async function findNoticeRecipient(
  db: Connection,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom("company_users")
    .select("user_id")
    .where("company_id", "=", companyId)
    .orderBy((eb) => eb("user_id", "=", userId), "desc")
    .orderBy("created_at")
    .orderBy("user_id")
    .limit(1)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** The first user of each company, by company id; without a company whose users have all left. */
export async function firstPeopleOf(
  db: Connection,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("company_users")
    .distinctOn("company_id")
    .select(["company_id", "user_id"])
    .where("company_id", "in", companyIds)
    .orderBy("company_id")
    .orderBy("created_at")
    .orderBy("user_id")
    .execute();
  return new Map(rows.map((row) => [row.company_id, row.user_id]));
}
