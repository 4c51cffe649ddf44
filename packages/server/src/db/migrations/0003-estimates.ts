import { statements } from "./migration.ts";

export const estimates = statements(
  `create table estimates (
    id uuid primary key,
    serial text collate "C" not null constraint estimates_serial_key unique,
    user_id uuid references users (id),
    visitor_key_hash text collate "C",
    status text collate "C" not null check (status in ('QUOTED', 'WAIT', 'PAYMENT', 'CONFIRM',
      'BOX_DEL_BEFORE', 'BOX_DEL_COMPLETE', 'WORKING', 'WORKING_COMPLETE', 'BOX_COL_REQUEST',
      'COMPLETE', 'CANCEL')),
    input jsonb not null,
    price jsonb not null,
    price_version date not null,
    move_date date not null,
    move_time text collate "C" not null,
    total_amount integer not null check (total_amount >= 0),
    paid_amount integer not null default 0 check (paid_amount >= 0),
    created_at timestamptz not null,
    valid_until timestamptz not null,
    check (user_id is not null or visitor_key_hash is not null)
  )`,
  `create index estimates_by_user on estimates (user_id, created_at desc, id desc)`,
  `create table estimate_history (
    id bigint generated always as identity primary key,
    estimate_id uuid not null references estimates (id),
    from_status text collate "C",
    to_status text collate "C" not null,
    actor text collate "C" not null check (actor in ('MEMBER', 'COMPANY', 'OPERATOR', 'SYSTEM')),
    actor_id uuid references users (id),
    reason text,
    at timestamptz not null
  )`,
  `create index estimate_history_by_estimate on estimate_history (estimate_id, id)`,
  `create table idempotency_keys (
    owner text collate "C" not null,
    operation text collate "C" not null,
    key uuid not null,
    request_hash text collate "C" not null,
    estimate_id uuid not null,
    created_at timestamptz not null,
    primary key (owner, operation, key)
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
);
