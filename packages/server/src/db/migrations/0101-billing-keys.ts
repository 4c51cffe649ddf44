import { statements } from "./migration.ts";

export const billingKeys = statements(
  `create table billing_key_preparations (
    customer_uid text collate "C" primary key,
    user_id uuid not null references users (id),
    method text collate "C" not null
      check (method in ('CARD', 'KAKAO_PAY', 'NAVER_PAY', 'TOSS_PAY')),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index billing_key_preparations_by_expiry on billing_key_preparations (expires_at)`,
  // Deleted here first and at the provider afterwards, which sets removed_at.
  `create table billing_keys (
    payment_id uuid primary key,
    user_id uuid not null references users (id),
    customer_uid text collate "C" not null constraint billing_keys_customer_uid_key unique,
    method text collate "C" not null
      check (method in ('CARD', 'KAKAO_PAY', 'NAVER_PAY', 'TOSS_PAY')),
    name text not null,
    masked_number text collate "C",
    is_default boolean not null,
    created_at timestamptz not null,
    deleted_at timestamptz,
    removed_at timestamptz
  )`,
  `create index billing_keys_by_user on billing_keys (user_id) where deleted_at is null`,
  `create unique index billing_keys_one_default on billing_keys (user_id)
    where is_default and deleted_at is null`,
  `create index billing_keys_to_remove on billing_keys (deleted_at)
    where deleted_at is not null and removed_at is null`,
);
