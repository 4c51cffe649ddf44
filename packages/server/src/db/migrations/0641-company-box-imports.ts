import { statements } from "./migration.ts";

/** Lines of a file that comes in parts, kept until all of it is written at once. */
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
