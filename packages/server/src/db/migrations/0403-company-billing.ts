import { statements } from "./migration.ts";

export const companyBilling = statements(
  `create table company_invoices (
    id uuid primary key,
    company_id uuid not null references companies (id),
    number text collate "C" not null constraint company_invoices_number_key unique,
    month text collate "C" not null,
    status text collate "C" not null check (status in ('ISSUED', 'OVERDUE', 'PAID', 'CANCEL')),
    supply_amount integer not null check (supply_amount > 0),
    vat_amount integer not null check (vat_amount >= 0),
    total_amount integer not null check (total_amount = supply_amount + vat_amount),
    cpayment_id uuid not null,
    due_date date not null,
    issued_at timestamptz not null,
    paid_at timestamptz
  )`,
  `create unique index company_invoices_one_a_month on company_invoices (company_id, month)
    where status <> 'CANCEL'`,
  `create index company_invoices_by_company on company_invoices (company_id, issued_at desc, id desc)`,
  `create index company_invoices_due on company_invoices (due_date) where status = 'ISSUED'`,
  `create table invoice_lines (
    invoice_id uuid not null references company_invoices (id),
    position integer not null,
    label text not null,
    description text not null,
    quantity integer not null check (quantity >= 0),
    amount integer not null,
    contract_id uuid references company_contracts (id),
    work_id uuid references company_works (id),
    primary key (invoice_id, position)
  )`,
  // The last number of each month.
  `create table invoice_numbers (
    month text collate "C" primary key,
    last integer not null
  )`,
  `create table company_payments (
    id uuid primary key,
    company_id uuid not null references companies (id),
    invoice_id uuid not null references company_invoices (id),
    title text not null,
    status text collate "C" not null
      check (status in ('WAIT', 'FAILED', 'PAID', 'REFUNDED', 'CANCEL')),
    amount integer not null check (amount > 0),
    vat_amount integer not null check (vat_amount between 0 and amount),
    paid_amount integer not null default 0 check (paid_amount in (0, amount)),
    payment_id uuid references billing_keys (payment_id),
    due_date date not null,
    failure_reason text,
    paid_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index company_payments_by_company on company_payments (company_id, created_at desc, id desc)`,
  `create index company_payments_open on company_payments (company_id)
    where status in ('WAIT', 'FAILED')`,
  // The invoice and payment that bill the work, unless the invoice is cancelled.
  `alter table company_works
    add column invoice_id uuid references company_invoices (id),
    add column cpayment_id uuid references company_payments (id)`,
  `create index company_works_by_invoice on company_works (invoice_id) where invoice_id is not null`,
  `create index company_works_to_bill on company_works (company_id, created_at, id)
    where invoice_id is null and status in ('CONFIRM', 'INVOICE_COMPLETE')`,
  `alter table companies add column default_payment_user_id uuid references users (id)`,
  `create index companies_by_default_payment on companies (default_payment_id)
    where default_payment_id is not null`,
);
