import { statements } from "./migration.ts";

/** An import without its last part is deleted after a day. */
export const companyBoxImportsByAge = statements(
  `create index company_box_imports_by_age on company_box_imports (created_at)`,
);
