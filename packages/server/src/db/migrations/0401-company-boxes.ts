import { statements } from "./migration.ts";

export const companyBoxes = statements(
  `create table company_boxes (
    id uuid primary key,
    company_id uuid not null references companies (id),
    contract_id uuid not null references company_contracts (id),
    number integer not null check (number > 0),
    serial text collate "C" not null constraint company_boxes_serial_key unique,
    status text collate "C" not null check (status in ('READY', 'DELIVERING', 'PACKING',
      'COLLECTING', 'STORED', 'RETURN_READY', 'RETURNING', 'RETURNED', 'ENDED', 'DISPOSAL_READY',
      'DISPOSED', 'CANCEL')),
    name text,
    department text,
    contents text,
    memo text,
    retention_until date,
    search_jamo text collate "C" not null,
    search_choseong text collate "C" not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint company_boxes_number_key unique (company_id, number)
  )`,
  `create index company_boxes_by_retention on company_boxes (company_id, retention_until, number)
    where status = 'STORED' and retention_until is not null`,
  // Which of 2,048 neighbouring boxes have a term, one bit for each: docs/decisions/server-company-boxes.md.
  `create table company_box_terms (
    company_id uuid not null,
    term text collate "C" not null,
    bucket integer not null,
    boxes bit(2048) not null,
    primary key (company_id, term, bucket)
  )`,
  `create table company_box_counts (
    company_id uuid not null,
    filter text collate "C" not null,
    boxes integer not null check (boxes >= 0),
    primary key (company_id, filter)
  )`,
  // Number of stored boxes per retention day.
  `create table company_retention_counts (
    company_id uuid not null,
    retention_until date not null,
    boxes integer not null check (boxes >= 0),
    primary key (company_id, retention_until)
  )`,
);
