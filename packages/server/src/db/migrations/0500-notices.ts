import { statements } from "./migration.ts";

export const notices = statements(
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
  `create index notices_due on notices (next_attempt_at, history_id)
    where next_attempt_at is not null`,
  `create index notices_by_status on notices (status, history_id)`,
  `create index notices_finished on notices (finished_at) where finished_at is not null`,
);
