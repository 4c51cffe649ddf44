/** Companies, their boxes, works and invoices. Created by migration 0661. */
export const companies: readonly string[] = [
  // box_count is the number of the newest box: boxes of a company are numbered without gaps.
  `create table companies (
    id uuid primary key,
    name text not null,
    registration_number text collate "C" unique,
    box_count integer not null default 0 check (box_count >= 0),
    default_payment_id uuid references billing_keys (payment_id),
    created_at timestamptz not null,
    default_payment_user_id uuid references users (id),
    representative_name text,
    address text,
    business_type text,
    business_item text
  )`,
  `create index companies_by_default_payment on companies (default_payment_id)
    where default_payment_id is not null`,
  `create table company_users (
    user_id uuid primary key references users (id),
    company_id uuid not null references companies (id),
    created_at timestamptz not null,
    department text,
    role text
  )`,
  `create index company_users_by_company on company_users (company_id)`,
  `create table company_contracts (
    id uuid primary key,
    company_id uuid not null references companies (id),
    status text collate "C" not null check (status in ('WAIT', 'ACTIVE', 'ENDED', 'CANCEL')),
    name text not null,
    department text,
    box_count integer not null check ((box_count >= 1) and (box_count <= 1000000)),
    made_box_count integer not null default 0,
    stored_box_count integer not null default 0,
    months integer not null,
    start_date date not null,
    end_date date not null,
    monthly_amount integer check (monthly_amount > 0),
    place jsonb not null,
    memo text,
    created_by uuid not null references users (id),
    created_at timestamptz not null,
    check ((made_box_count >= 0) and (made_box_count <= box_count)),
    constraint company_contracts_check1 check ((stored_box_count >= 0) and (stored_box_count <=
      made_box_count))
  )`,
  `create index company_contracts_by_company on company_contracts (company_id, created_at desc,
      id desc)`,
  `create table company_boxes (
    id uuid primary key,
    company_id uuid not null references companies (id),
    contract_id uuid not null references company_contracts (id),
    number integer not null check (number > 0),
    serial text collate "C" not null unique,
    status text collate "C" not null check (status in ('READY', 'DELIVERING', 'PACKING',
      'COLLECTING', 'STORED', 'RETURN_READY', 'RETURNING', 'RETURNED', 'ENDED',
      'DISPOSAL_READY', 'DISPOSED', 'LOST', 'DAMAGED', 'CANCEL')),
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
  `create index company_boxes_by_choseong on company_boxes using gin (search_choseong
      gin_trgm_ops)`,
  `create index company_boxes_by_contract on company_boxes (contract_id, number)`,
  `create index company_boxes_by_department on company_boxes (company_id, department, number)`,
  `create index company_boxes_by_jamo on company_boxes using gin (search_jamo gin_trgm_ops)`,
  `create index company_boxes_by_retention on company_boxes (company_id, retention_until,
      number)
    where status = 'STORED' and retention_until is not null`,
  `create index company_boxes_by_status on company_boxes (company_id, status, number)`,
  `create index company_boxes_department_counts on company_boxes (company_id, department,
      status)
    where department is not null`,
  // The invoice and payment that bill the work, unless the invoice is cancelled.
  `create table company_works (
    id uuid primary key,
    company_id uuid not null references companies (id),
    contract_id uuid not null references company_contracts (id),
    kind text collate "C" not null check (kind in ('DELIVERY', 'COLLECTION', 'NEW_BOXES',
      'DISPOSAL')),
    status text collate "C" not null check (status in ('WAIT', 'CONFIRM', 'INVOICE_COMPLETE',
      'PAYMENT', 'COMPLETE', 'CANCEL')),
    box_count integer not null check ((box_count >= 1) and (box_count <= 1000)),
    makes_boxes boolean not null,
    place jsonb,
    appointment_date date,
    appointment_time text collate "C",
    price jsonb not null,
    price_version date not null,
    total_amount integer not null check (total_amount >= 0),
    vat_amount integer not null,
    memo text,
    created_by uuid not null references users (id),
    created_at timestamptz not null,
    invoice_id uuid,
    cpayment_id uuid,
    check ((vat_amount >= 0) and (vat_amount <= total_amount)),
    constraint company_works_check1 check ((appointment_date is null) = (appointment_time is
      null))
  )`,
  `create index company_works_by_company on company_works (company_id, created_at desc, id
      desc)`,
  `create index company_works_by_day on company_works (appointment_date)
    where appointment_date is not null`,
  `create index company_works_by_invoice on company_works (invoice_id)
    where invoice_id is not null`,
  `create index company_works_open on company_works (company_id, created_at desc, id desc)
    where status in ('WAIT', 'CONFIRM', 'INVOICE_COMPLETE', 'PAYMENT')`,
  `create index company_works_to_bill on company_works (company_id, created_at, id)
    where invoice_id is null and status in ('CONFIRM', 'INVOICE_COMPLETE')`,
  // A box that has arrived at the end of one work may be used by the next.
  `create table company_work_boxes (
    work_id uuid not null references company_works (id),
    number integer not null,
    box_id uuid not null references company_boxes (id),
    arrived boolean not null default false,
    primary key (work_id, number)
  )`,
  `create index company_work_boxes_by_box on company_work_boxes (box_id)`,
  `create table company_invoices (
    id uuid primary key,
    company_id uuid not null references companies (id),
    number text collate "C" not null unique,
    month text collate "C" not null,
    status text collate "C" not null check (status in ('ISSUED', 'OVERDUE', 'PAID', 'CANCEL')),
    supply_amount integer not null check (supply_amount > 0),
    vat_amount integer not null check (vat_amount >= 0),
    total_amount integer not null,
    cpayment_id uuid not null,
    due_date date not null,
    issued_at timestamptz not null,
    paid_at timestamptz,
    charge_on date,
    tax_number text,
    tax_date date,
    check (total_amount = (supply_amount + vat_amount)),
    constraint company_invoices_check1 check ((tax_number is null) = (tax_date is null))
  )`,
  `create index company_invoices_by_company on company_invoices (company_id, issued_at desc, id
      desc)`,
  `create unique index company_invoices_one_a_month on company_invoices (company_id, month)
    where status <> 'CANCEL'`,
  `create index company_invoices_open on company_invoices (due_date)
    where status in ('ISSUED', 'OVERDUE')`,
  `create index company_invoices_to_charge on company_invoices (charge_on)
    where charge_on is not null`,
  `create table invoice_lines (
    invoice_id uuid not null references company_invoices (id),
    "position" integer not null,
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
    status text collate "C" not null check (status in ('WAIT', 'FAILED', 'PAID', 'REFUNDED',
      'CANCEL')),
    amount integer not null check (amount > 0),
    vat_amount integer not null,
    paid_amount integer not null default 0,
    payment_id uuid references billing_keys (payment_id),
    due_date date not null,
    failure_reason text,
    paid_at timestamptz,
    created_at timestamptz not null,
    check ((vat_amount >= 0) and (vat_amount <= amount)),
    constraint company_payments_check1 check ((paid_amount = 0) or (paid_amount = amount))
  )`,
  `create index company_payments_by_company on company_payments (company_id, created_at desc,
      id desc)`,
  `create index company_payments_open on company_payments (company_id)
    where status in ('WAIT', 'FAILED')`,
  `create table destruction_certificates (
    work_id uuid primary key references company_works (id),
    number text collate "C" not null unique,
    code text collate "C" not null unique,
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
  // Lines of a file that is uploaded in parts, stored until the whole file is imported in one step.
  `create table company_box_imports (
    company_id uuid not null references companies (id) on delete cascade,
    import_id uuid not null,
    serial text collate "C" not null,
    department text,
    contents text,
    created_at timestamptz not null,
    primary key (company_id, import_id, serial)
  )`,
  `create index company_box_imports_by_age on company_box_imports (created_at)`,
  `alter table company_works add foreign key (invoice_id) references company_invoices (id)`,
  `alter table company_works add foreign key (cpayment_id) references company_payments (id)`,
];
