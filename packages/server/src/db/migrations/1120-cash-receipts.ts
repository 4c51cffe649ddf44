import { statements } from "./migration.ts";

/** Cash receipts of moves: under which number and when they are looked after, and each that was issued. */
export const cashReceipts = statements(
  `create table cash_receipt_orders (
    estimate_id uuid primary key references estimates (id),
    purpose text collate "C" check (purpose in ('DEDUCTION', 'EXPENSE')),
    identifier text,
    asked_at timestamptz,
    due_at timestamptz,
    attempts integer not null default 0,
    failure text,
    failed_at timestamptz,
    check ((purpose is null) = (asked_at is null)),
    check ((failure is null) = (failed_at is null))
  )`,
  `create index cash_receipt_orders_due on cash_receipt_orders (due_at) where due_at is not null`,
  `create index cash_receipt_orders_failed on cash_receipt_orders (failed_at) where failed_at is not null`,
  `create table cash_receipts (
    id uuid primary key,
    number text collate "C" not null unique,
    estimate_id uuid not null references estimates (id),
    payment_id uuid not null references payments (id),
    amount integer not null check (amount > 0),
    purpose text collate "C" not null check (purpose in ('DEDUCTION', 'EXPENSE')),
    recipient text,
    asked_at timestamptz,
    status text collate "C" not null check (status in ('ISSUING', 'ISSUED', 'CANCELLING', 'CANCELLED')),
    approval_number text,
    url text,
    created_at timestamptz not null,
    issued_at timestamptz,
    cancelled_at timestamptz
  )`,
  `create index cash_receipts_of_estimate on cash_receipts (estimate_id)`,
  `create index cash_receipts_of_payment on cash_receipts (payment_id)`,
  `create index cash_receipts_newest on cash_receipts (created_at desc, id desc)`,
  // Cash that was taken before is looked at once.
  `insert into cash_receipt_orders (estimate_id, due_at)
    select distinct subject_id, now() from payments
    where subject_kind = 'ESTIMATE' and recorded_by is not null and withdrawn_at is null`,
);
