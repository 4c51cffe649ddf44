import type { CompanyWorkStatus } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";

/** Companies with how many boxes they were given and who acts for them. */
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

export function findContracts(db: Database, limit: number) {
  return db
    .selectFrom("company_contracts as contract")
    .innerJoin("companies", "companies.id", "contract.company_id")
    .select([
      "contract.id",
      "companies.name as company",
      "contract.name",
      "contract.status",
      "contract.box_count",
      "contract.stored_box_count",
      "contract.monthly_amount",
      "contract.start_date",
      "contract.end_date",
    ])
    .orderBy("contract.created_at", "desc")
    .orderBy("contract.id", "desc")
    .limit(limit)
    .execute();
}

export function findWorks(
  db: Database,
  { status, limit }: { readonly status: CompanyWorkStatus | undefined; readonly limit: number },
) {
  return db
    .selectFrom("company_works as work")
    .innerJoin("companies", "companies.id", "work.company_id")
    .select([
      "work.id",
      "companies.name as company",
      "work.kind",
      "work.status",
      "work.box_count",
      "work.appointment_date",
      "work.appointment_time",
      "work.total_amount",
    ])
    .$if(status !== undefined, (query) => query.where("work.status", "=", status ?? "WAIT"))
    .orderBy("work.created_at", "desc")
    .orderBy("work.id", "desc")
    .limit(limit)
    .execute();
}

export function findInvoices(db: Database, limit: number) {
  return db
    .selectFrom("company_invoices as invoice")
    .innerJoin("companies", "companies.id", "invoice.company_id")
    .selectAll("invoice")
    .select("companies.name as company")
    .orderBy("invoice.month", "desc")
    .orderBy("invoice.id", "desc")
    .limit(limit)
    .execute();
}
