import { statements } from "./migration.ts";

/**
 * The log's rows are sealed with a key that the database does not have; free text stands beside them, so that it can be
 * destroyed; a checkpoint stands for what was destroyed after two years. Large refunds wait for a second person.
 */
export const operatorTrust = statements(
  `alter table operator_actions add column seal text collate "C"`,
  `create table operator_action_texts (
    action_id bigint primary key references operator_actions (id) on delete cascade,
    texts jsonb not null
  )`,
  `create table operator_checkpoints (
    position bigint primary key,
    hash text collate "C" not null,
    until timestamptz not null,
    made_at timestamptz not null,
    signature text collate "C" not null
  )`,
  `create table operator_requests (
    id uuid primary key,
    command text collate "C" not null,
    input jsonb not null,
    amount bigint not null check (amount > 0),
    about text collate "C",
    status text collate "C" not null default 'WAITING',
    requested_by uuid not null references users (id),
    requested_at timestamptz not null,
    answered_by uuid references users (id),
    answered_at timestamptz,
    check (answered_by <> requested_by)
  )`,
  `create index operator_requests_waiting on operator_requests (requested_at)
    where status = 'WAITING'`,
);
