import { statements } from "./migration.ts";

/** Company boxes are searched like members' boxes, and listed by their own indexes (server-company-boxes.md). */
export const companyBoxSearch = statements(
  `drop table company_box_terms, company_box_counts, company_retention_counts,
    company_retention_buckets`,
  `drop index company_boxes_by_department`,
  `create index company_boxes_by_status on company_boxes (company_id, status, number)`,
  `create index company_boxes_by_department on company_boxes (company_id, department, number)`,
  `create index company_boxes_by_contract on company_boxes (contract_id, number)`,
  `create index company_boxes_by_jamo on company_boxes using gin (search_jamo gin_trgm_ops)`,
  `create index company_boxes_by_choseong on company_boxes using gin (search_choseong gin_trgm_ops)`,
);
