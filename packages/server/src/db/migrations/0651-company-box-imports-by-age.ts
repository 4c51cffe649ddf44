import { statements } from "./migration.ts";

/** A file whose last part never came goes after a day. */
export const companyBoxImportsByAge = statements(
  `create index company_box_imports_by_age on company_box_imports (created_at)`,
);
