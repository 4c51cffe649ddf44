import { statements } from "./migration.ts";

export const companyWorks = statements(
  `create table company_works (
    id uuid primary key,
    company_id uuid not null references companies (id),
    contract_id uuid not null references company_contracts (id),
    kind text collate "C" not null
      check (kind in ('DELIVERY', 'COLLECTION', 'NEW_BOXES', 'DISPOSAL')),
    status text collate "C" not null
      check (status in ('WAIT', 'CONFIRM', 'INVOICE_COMPLETE', 'PAYMENT', 'COMPLETE')),
    box_count integer not null check (box_count between 1 and 1000),
    makes_boxes boolean not null,
    place jsonb,
    appointment_date date,
    appointment_time text collate "C",
    price jsonb not null,
    price_version date not null,
    total_amount integer not null check (total_amount >= 0),
    vat_amount integer not null check (vat_amount between 0 and total_amount),
    memo text,
    created_by uuid not null references users (id),
    created_at timestamptz not null,
    check ((appointment_date is null) = (appointment_time is null))
  )`,
  `create index company_works_by_company on company_works (company_id, created_at desc, id desc)`,
  `create index company_works_open on company_works (company_id, status)
    where status in ('WAIT', 'CONFIRM')`,
  `create table company_work_boxes (
    work_id uuid not null references company_works (id),
    number integer not null,
    box_id uuid not null references company_boxes (id),
    primary key (work_id, number)
  )`,
  `create index company_work_boxes_by_box on company_work_boxes (box_id)`,
);
