import type {
  CompanyContractStatus,
  CompanyInvoiceStatus,
  CompanyWorkStatus,
} from "@damadum/domain";
import { readPage, type PageOptions } from "../../db/read-page.ts";
import type { Database } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";

/** A page of what belongs to one company and is in one state, or to any and in any. */
interface Filter<Status> extends PageOptions {
  readonly company?: string | undefined;
  readonly status?: Status | undefined;
}

const notFound = () => new ProblemError("not_found");

/** Companies with their number of boxes and the usernames of their users. */
export function findCompanies(db: Database, page: PageOptions) {
  const query = db.selectFrom("companies").select((eb) => [
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
  ]);
  return readPage(db, query, { order: { by: "name", day: "created_at", isAscending: true }, page });
}

/** A company with what its invoices name. */
export function getCompany(db: Database, id: string) {
  return db
    .selectFrom("companies")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow(notFound);
}

/** The people of a company, by name. */
export function findPeopleOf(db: Database, companyId: string) {
  return db
    .selectFrom("company_users as person")
    .innerJoin("users", "users.id", "person.user_id")
    .select(["person.department", "person.role"])
    .select(["users.username", "users.name", "users.phone_number", "users.email"])
    .where("person.company_id", "=", companyId)
    .orderBy("users.name")
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

export function findContracts(
  db: Database,
  { status, company, ...page }: Filter<CompanyContractStatus>,
) {
  let query = contractsWithCompany(db);
  if (status !== undefined) query = query.where("contract.status", "=", status);
  if (company !== undefined) query = query.where("contract.company_id", "=", company);
  return readPage(db, query, { order: { by: "created_at" }, page });
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

export function findWorks(db: Database, { status, company, ...page }: Filter<CompanyWorkStatus>) {
  let query = worksWithCompany(db);
  if (status !== undefined) query = query.where("work.status", "=", status);
  if (company !== undefined) query = query.where("work.company_id", "=", company);
  return readPage(db, query, { order: { by: "created_at" }, page });
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

export function findInvoices(
  db: Database,
  {
    status,
    company,
    withoutTax = false,
    ...page
  }: Filter<CompanyInvoiceStatus> & {
    /** Only those whose tax invoice has not been noted. */
    readonly withoutTax?: boolean;
  },
) {
  let query = invoicesWithCompany(db);
  if (status !== undefined) query = query.where("invoice.status", "=", status);
  if (company !== undefined) query = query.where("invoice.company_id", "=", company);
  if (withoutTax)
    query = query.where("invoice.tax_number", "is", null).where("invoice.status", "!=", "CANCEL");
  return readPage(db, query, { order: { by: "issued_at" }, page });
}

/** An invoice with its company. */
export function getInvoice(db: Database, id: string) {
  return invoicesWithCompany(db).where("invoice.id", "=", id).executeTakeFirstOrThrow(notFound);
}
