import { statements } from "./migration.ts";

export const coupons = statements(
  // A hold expires by the clock: readers ignore an expired one.
  `create table coupons (
    id uuid primary key,
    user_id uuid not null references users (id),
    name text not null,
    kind text collate "C" not null check (kind in ('FIXED', 'PERCENT')),
    amount integer check (amount > 0),
    percent integer check (percent between 1 and 100),
    max_amount integer check (max_amount > 0),
    types text collate "C" not null,
    valid_from date not null,
    valid_until date not null,
    subject_kind text collate "C",
    subject_id uuid,
    held_until timestamptz,
    used_at timestamptz,
    created_at timestamptz not null,
    check (valid_from <= valid_until),
    check (case kind when 'FIXED' then amount is not null and num_nonnulls(percent, max_amount) = 0
      else amount is null and num_nulls(percent, max_amount) = 0 end),
    check (num_nonnulls(subject_kind, subject_id) in (0, 2)),
    check ((subject_id is null) = (num_nonnulls(held_until, used_at) = 0)),
    check (num_nonnulls(held_until, used_at) <= 1)
  )`,
  `create index coupons_by_user on coupons (user_id, valid_until, id)`,
  `create index coupons_by_subject on coupons (subject_kind, subject_id)
    where subject_id is not null`,
  // Set when the subject changed: money that arrives later is refunded.
  `alter table payments add column voided_at timestamptz`,
);
