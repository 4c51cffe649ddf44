import { statements } from "./migration.ts";

/** A file also writes names and retention days; a null leaves the value, an empty text clears it. */
export const namesAndDaysInImports = statements(
  `alter table company_box_imports add column name text, add column retention_until text`,
);
