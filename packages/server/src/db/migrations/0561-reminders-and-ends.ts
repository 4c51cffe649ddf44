import { statements } from "./migration.ts";

export const remindersAndEnds = statements(
  // Reminders for a day. No status changes, so there is no history row to refer to.
  `create table reminders (
    id bigint generated always as identity primary key,
    kind text collate "C" not null,
    subject_id uuid not null,
    day date not null,
    user_id uuid not null references users (id),
    variables jsonb not null,
    status text collate "C" not null check (status in ('PENDING', 'SENT', 'SKIPPED', 'DEAD')),
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    created_at timestamptz not null,
    constraint reminders_once unique (kind, subject_id, day),
    check ((status = 'PENDING') = (next_attempt_at is not null))
  )`,
  `create index reminders_due on reminders (next_attempt_at, id) where next_attempt_at is not null`,
  `create index reminders_old on reminders (created_at)`,
  `alter table company_works drop constraint company_works_status_check`,
  `alter table company_works add constraint company_works_status_check check (status in
    ('WAIT', 'CONFIRM', 'INVOICE_COMPLETE', 'PAYMENT', 'COMPLETE', 'CANCEL'))`,
  // The day when the company's default payment method is charged; null once nothing is left to charge.
  `alter table company_invoices
    add column charge_on date,
    add column tax_number text,
    add column tax_date date,
    add check ((tax_number is null) = (tax_date is null))`,
  `create index company_invoices_to_charge on company_invoices (charge_on)
    where charge_on is not null`,
);
