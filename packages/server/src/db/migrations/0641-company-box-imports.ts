import { statements } from "./migration.ts";

/** Lines of a file that is uploaded in parts, stored until the whole file is imported in one step. */
export const companyBoxImports = statements(
  `create table company_box_imports (
    company_id uuid not null references companies (id) on delete cascade,
    import_id uuid not null,
    serial text collate "C" not null,
    department text,
    contents text,
    created_at timestamptz not null,
    primary key (company_id, import_id, serial)
  )`,
);
