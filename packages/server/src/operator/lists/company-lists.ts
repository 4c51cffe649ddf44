import type { CompanyWorkStatus } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

const notFound = () => new ProblemError("not_found");

/** Companies with their number of boxes and the usernames of their users. */
export function findCompanies(db: Database, limit: number) {
  return db
    .selectFrom("companies")
    .select((eb) => [
      "companies.id",
      "companies.name",
      "companies.registration_number",
      "companies.box_count",
      "companies.created_at",
      eb
        .selectFrom("company_users")
        .innerJoin("users", "users.id", "company_users.user_id")
        .select((inner) =>
          inner.fn.agg<string>("string_agg", ["users.username", inner.val(", ")]).as("names"),
        )
        .whereRef("company_users.company_id", "=", "companies.id")
        .as("usernames"),
    ])
    .orderBy("companies.name")
    .limit(limit)
    .execute();
}

/** The id of the oldest company of this name, or null. */
export async function findCompanyNamed(db: Database, name: string): Promise<string | null> {
  const row = await db
    .selectFrom("companies")
    .select("id")
    .where("name", "=", name)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

const contractsWithCompany = (db: Database) =>
  db
    .selectFrom("company_contracts as contract")
    .innerJoin("companies", "companies.id", "contract.company_id")
    .selectAll("contract")
    .select("companies.name as company");

export function findContracts(db: Database, limit: number) {
  return contractsWithCompany(db)
    .orderBy("contract.created_at", "desc")
    .orderBy("contract.id", "desc")
    .limit(limit)
    .execute();
}

/** A contract with its company. */
export function getContract(db: Database, cid: string) {
  return contractsWithCompany(db).where("contract.id", "=", cid).executeTakeFirstOrThrow(notFound);
}

const worksWithCompany = (db: Database) =>
  db
    .selectFrom("company_works as work")
    .innerJoin("companies", "companies.id", "work.company_id")
    .selectAll("work")
    .select("companies.name as company");

export function findWorks(
  db: Database,
  { status, limit }: { readonly status: CompanyWorkStatus | undefined; readonly limit: number },
) {
  let query = worksWithCompany(db);
  if (status !== undefined) query = query.where("work.status", "=", status);
  return query.orderBy("work.created_at", "desc").orderBy("work.id", "desc").limit(limit).execute();
}

/** Work with its company, contract and invoice. */
export function getWork(db: Database, wkId: string) {
  return worksWithCompany(db)
    .innerJoin("company_contracts as contract", "contract.id", "work.contract_id")
    .leftJoin("company_invoices as invoice", "invoice.id", "work.invoice_id")
    .select(["contract.name as contract", "invoice.number as invoice_number"])
    .where("work.id", "=", wkId)
    .executeTakeFirstOrThrow(notFound);
}

/** Name and phone number of the user who requested the work. */
export function getContactOfWork(db: Database, wkId: string) {
  return db
    .selectFrom("company_works as work")
    .innerJoin("users", "users.id", "work.created_by")
    .select(["users.name", "users.phone_number"])
    .where("work.id", "=", wkId)
    .executeTakeFirstOrThrow(notFound);
}

/** The boxes that a work has created or that it names, by number. */
export function findBoxesOfWork(db: Database, wkId: string, limit: number) {
  return db
    .selectFrom("company_work_boxes as named")
    .innerJoin("company_boxes as box", "box.id", "named.box_id")
    .select(["box.serial", "box.status", "box.number", "box.created_at"])
    .where("named.work_id", "=", wkId)
    .orderBy("box.number")
    .limit(limit)
    .execute();
}

/** A company's box with its company; null if no company has the serial. */
export async function findCompanyBox(db: Database, serial: string) {
  const row = await db
    .selectFrom("company_boxes as box")
    .innerJoin("companies", "companies.id", "box.company_id")
    .select(["box.id", "box.serial", "box.status", "box.number", "box.retention_until"])
    .select(["box.contract_id", "companies.name as company"])
    .where("box.serial", "=", serial)
    .executeTakeFirst();
  return row ?? null;
}

const invoicesWithCompany = (db: Database) =>
  db
    .selectFrom("company_invoices as invoice")
    .innerJoin("companies", "companies.id", "invoice.company_id")
    .selectAll("invoice")
    .select("companies.name as company");

export function findInvoices(db: Database, limit: number) {
  return invoicesWithCompany(db)
    .orderBy("invoice.month", "desc")
    .orderBy("invoice.id", "desc")
    .limit(limit)
    .execute();
}

/** An invoice with its company. */
export function getInvoice(db: Database, id: string) {
  return invoicesWithCompany(db).where("invoice.id", "=", id).executeTakeFirstOrThrow(notFound);
}
