import { statements } from "./migration.ts";

/** The amount due follows from the paid days; a stored copy could only become stale. */
export const storageOwed = statements(`alter table storage_contracts drop column unpaid_amount`);
