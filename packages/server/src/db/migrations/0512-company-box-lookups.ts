import { statements } from "./migration.ts";

export const companyBoxLookups = statements(
  // A term's rows are scattered in the table, but adjacent and with their bits in this index.
  `alter table company_box_terms
    drop constraint company_box_terms_pkey,
    add primary key (company_id, term, bucket) include (boxes)`,
  `create index company_boxes_by_department on company_boxes
    (company_id, department, retention_until, number)
    where status = 'STORED' and retention_until is not null`,
  // Number of stored boxes per retention day and bucket of box numbers.
  `create table company_retention_buckets (
    company_id uuid not null,
    retention_until date not null,
    bucket integer not null,
    boxes integer not null check (boxes >= 0),
    primary key (company_id, retention_until, bucket)
  )`,
  `insert into company_retention_buckets (company_id, retention_until, bucket, boxes)
    select company_id, retention_until, number / 2048, count(*) from company_boxes
    where status = 'STORED' and retention_until is not null
    group by 1, 2, 3`,
);
