import { statements } from "./migration.ts";

export const customPayments = statements(
  // Anyone with the url may see and pay it: 131 random bits.
  `create table custom_payments (
    id uuid primary key,
    url text collate "C" not null constraint custom_payments_url_key unique,
    status text collate "C" not null check (status in ('QUOTED', 'WAIT', 'PAYMENT', 'DECLINED',
      'EXPIRED', 'CANCEL', 'REFUNDED')),
    title text not null,
    reason text not null,
    user_id uuid references users (id),
    customer_name text,
    order_serial text collate "C",
    amount integer not null check (amount > 0),
    paid_amount integer not null default 0 check (paid_amount >= 0),
    expires_at timestamptz not null,
    paid_at timestamptz,
    created_by uuid references users (id),
    created_at timestamptz not null
  )`,
  `create index custom_payments_newest on custom_payments (created_at desc, id desc)`,
  `create index custom_payments_to_expire on custom_payments (expires_at)
    where status in ('QUOTED', 'WAIT')`,
  `create table popups (
    id uuid primary key,
    title text not null,
    body text not null,
    link text,
    position integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    created_at timestamptz not null,
    check (starts_at < ends_at)
  )`,
  `create index popups_by_end on popups (ends_at)`,
);
