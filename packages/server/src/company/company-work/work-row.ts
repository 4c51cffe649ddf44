import type { Selectable } from "kysely";
import type { CompanyWorksTable } from "../../db/company-tables.ts";

export type CompanyWorkRow = Selectable<CompanyWorksTable>;
