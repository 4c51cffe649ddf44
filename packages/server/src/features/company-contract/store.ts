import type { CompanyContractStatus } from "@damadum/domain";
import type { Insertable, Updateable } from "kysely";
import type { CompanyContractsTable } from "../../db/company-tables.ts";
import { countLimited, type ListTotal } from "../../db/count-limited.ts";
import type { Connection, Database, Tx } from "../../db/tables.ts";

export async function insertContract(
  tx: Tx,
  contract: Insertable<CompanyContractsTable>,
): Promise<void> {
  await tx.insertInto("company_contracts").values(contract).execute();
}

/** A contract of this company; null also when it is another company's. */
export async function findOwnContract(
  db: Connection,
  { cid, companyId }: { readonly cid: string; readonly companyId: string },
) {
  const row = await db
    .selectFrom("company_contracts")
    .selectAll()
    .where("id", "=", cid)
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** Any contract; for the operator, and for callers that have checked whose it is. */
export async function findContractById(db: Connection, cid: string) {
  const row = await db
    .selectFrom("company_contracts")
    .selectAll()
    .where("id", "=", cid)
    .executeTakeFirst();
  return row ?? null;
}

/** A contract of the company that is in force, if any. */
export async function findActiveContract(
  db: Connection,
  companyId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom("company_contracts")
    .select("id")
    .where("company_id", "=", companyId)
    .where("status", "=", "ACTIVE")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Contracts of the company that wait for the operator. */
export function findRequests(db: Connection, companyId: string) {
  return db
    .selectFrom("company_contracts")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("status", "=", "WAIT")
    .orderBy("id")
    .execute();
}

/** One page of the company's contracts, the newest first. */
export function findContractPage(
  db: Database,
  {
    companyId,
    page,
    limit,
  }: { readonly companyId: string; readonly page: number; readonly limit: number },
) {
  return db
    .selectFrom("company_contracts")
    .selectAll()
    .where("company_id", "=", companyId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export function countContracts(db: Database, companyId: string): Promise<ListTotal> {
  return countLimited(
    db,
    db.selectFrom("company_contracts").select("id").where("company_id", "=", companyId),
  );
}

export async function updateContract(
  tx: Tx,
  cid: string,
  changes: Updateable<CompanyContractsTable>,
): Promise<void> {
  await tx.updateTable("company_contracts").set(changes).where("id", "=", cid).execute();
}

/** Contracts of the company in these states that have a day from `first` to `last`, the oldest first. */
export function listContractsWithin(
  db: Connection,
  filter: {
    readonly companyId: string;
    readonly statuses: readonly CompanyContractStatus[];
    readonly first: string;
    readonly last: string;
  },
) {
  return db
    .selectFrom("company_contracts")
    .selectAll()
    .where("company_id", "=", filter.companyId)
    .where("status", "in", filter.statuses)
    .where("start_date", "<=", filter.last)
    .where("end_date", ">=", filter.first)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
