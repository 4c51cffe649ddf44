import { statements } from "./migration.ts";

/** What a contract owes follows from the days that are paid for; kept beside them it could only be wrong. */
export const storageOwed = statements(`alter table storage_contracts drop column unpaid_amount`);
