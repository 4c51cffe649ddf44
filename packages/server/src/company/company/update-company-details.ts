import { violatesUnique } from "../../db/database-error.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockCompany } from "./lock-company.ts";
import { findCompany, updateCompany } from "./store.ts";

/** What statements show about a company; an undefined field stays unchanged. */
export interface CompanyDetails {
  readonly companyId: string;
  readonly registrationNumber: string | undefined;
  readonly representativeName: string | undefined;
  readonly address: string | undefined;
  readonly businessType: string | undefined;
  readonly businessItem: string | undefined;
}

/** The operator records what the company's business registration says. */
export async function updateCompanyDetails({ db }: Pick<Services, "db">, details: CompanyDetails) {
  const { companyId } = details;
  try {
    return await inTransaction(db, async (tx) => {
      await lockCompany(tx, companyId);
      await updateCompany(tx, companyId, {
        registration_number: details.registrationNumber,
        representative_name: details.representativeName,
        address: details.address,
        business_type: details.businessType,
        business_item: details.businessItem,
      });
      return findCompany(tx, companyId);
    });
  } catch (error) {
    const known = violatesUnique(error, "companies_registration_number_key");
    throw known ? new ProblemError("account_exists") : error;
  }
}
