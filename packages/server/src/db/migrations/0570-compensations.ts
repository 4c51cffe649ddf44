import { statements } from "./migration.ts";

/** Compensation when we cancel by our own fault: due from the cancellation on, transferred by an operator. */
export const compensations = statements(
  // Reminders have their own table.
  `alter table estimates drop column balance_reminded_at`,
  `create table compensations (
    id uuid primary key,
    estimate_id uuid not null unique references estimates (id),
    amount integer not null check (amount > 0),
    created_at timestamptz not null,
    done_at timestamptz,
    reference text,
    recorded_by uuid references users (id),
    check ((done_at is null) = (reference is null))
  )`,
  `create index compensations_open on compensations (created_at) where done_at is null`,
  `alter table ledger_postings
    drop constraint ledger_postings_kind_check,
    add constraint ledger_postings_kind_check check (kind in ('PAYMENT_RECEIVED', 'REFUND_SENT',
      'CANCEL_FEE_KEPT', 'COMPENSATION_OWED', 'COMPENSATION_PAID'))`,
  `alter table ledger_entries
    drop constraint ledger_entries_account_check,
    add constraint ledger_entries_account_check
      check (account in ('PROVIDER', 'HAND', 'CUSTOMER', 'CANCEL_FEE', 'COMPENSATION'))`,
);
