import { statements } from "./migration.ts";

/** Company details for statements, and an index-only count of departments. */
export const companyDetails = statements(
  `alter table companies
    add column representative_name text,
    add column address text,
    add column business_type text,
    add column business_item text`,
  `create index company_boxes_department_counts on company_boxes (company_id, department, status)
    where department is not null`,
);
