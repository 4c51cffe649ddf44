import { statements } from "./migration.ts";

/** Certificates of destroyed boxes, and the departments and roles of company users. */
export const destructionCertificates = statements(
  `create table destruction_certificates (
    work_id uuid primary key references company_works (id),
    number text collate "C" not null constraint destruction_certificates_number_key unique,
    code text collate "C" not null constraint destruction_certificates_code_key unique,
    company jsonb not null,
    issuer jsonb not null,
    requested_on date not null,
    destroyed_on date not null,
    issued_at timestamptz not null,
    check (requested_on <= destroyed_on)
  )`,
  // The last number of each month.
  `create table certificate_numbers (
    month text collate "C" primary key,
    last integer not null
  )`,
  `alter table company_users
    add column department text,
    add column role text`,
);
