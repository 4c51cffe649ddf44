import type { Selectable } from "kysely";
import type { CompanyWorksTable } from "../../db/company-tables.ts";

/** Work as it is stored. */
export type CompanyWorkRow = Selectable<CompanyWorksTable>;
