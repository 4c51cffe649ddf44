import { statements } from "./migration.ts";

export const companies = statements(
  // box_count is the number of the newest box: boxes of a company are numbered without gaps.
  `create table companies (
    id uuid primary key,
    name text not null,
    registration_number text collate "C" constraint companies_registration_number_key unique,
    box_count integer not null default 0 check (box_count >= 0),
    default_payment_id uuid references billing_keys (payment_id),
    created_at timestamptz not null
  )`,
  `create table company_users (
    user_id uuid primary key references users (id),
    company_id uuid not null references companies (id),
    created_at timestamptz not null
  )`,
  `create index company_users_by_company on company_users (company_id)`,
  `create table company_contracts (
    id uuid primary key,
    company_id uuid not null references companies (id),
    status text collate "C" not null check (status in ('WAIT', 'ACTIVE', 'ENDED', 'CANCEL')),
    name text not null,
    department text,
    box_count integer not null check (box_count between 1 and 1000000),
    made_box_count integer not null default 0 check (made_box_count between 0 and box_count),
    stored_box_count integer not null default 0
      check (stored_box_count between 0 and made_box_count),
    months integer not null,
    start_date date not null,
    end_date date not null,
    monthly_amount integer check (monthly_amount > 0),
    place jsonb not null,
    memo text,
    created_by uuid not null references users (id),
    created_at timestamptz not null
  )`,
  `create index company_contracts_by_company
    on company_contracts (company_id, created_at desc, id desc)`,
);
