/** Notices, reminders, popups and the operator's log. Created by migration 0661. */
export const notices: readonly string[] = [
  `create table popups (
    id uuid primary key,
    title text not null,
    body text not null,
    link text,
    "position" integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    created_at timestamptz not null,
    check (starts_at < ends_at)
  )`,
  `create index popups_by_end on popups (ends_at)`,
  // Written with the change that it reports. Recipient and text are looked up when it is sent.
  `create table notices (
    history_id bigint primary key references status_history (id),
    status text collate "C" not null check (status in ('PENDING', 'SENT', 'SKIPPED', 'DEAD')),
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    failure text,
    created_at timestamptz not null,
    finished_at timestamptz,
    check ((status = 'PENDING') = (next_attempt_at is not null))
  )`,
  `create index notices_by_status on notices (status, history_id)`,
  `create index notices_due on notices (next_attempt_at, history_id)
    where next_attempt_at is not null`,
  `create index notices_finished on notices (finished_at) where finished_at is not null`,
  // Every command of an operator that could change something, whether it was done or refused.
  `create table operator_actions (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    operator_id uuid not null references users (id),
    command text collate "C" not null,
    input jsonb not null,
    outcome text collate "C" not null,
    made text,
    concerns uuid references users (id)
  )`,
  `create index operator_actions_by_operator on operator_actions (operator_id, id)`,
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
  `create index reminders_due on reminders (next_attempt_at, id)
    where next_attempt_at is not null`,
  `create index reminders_old on reminders (created_at)`,
];
