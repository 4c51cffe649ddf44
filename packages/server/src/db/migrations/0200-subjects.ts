import { statements } from "./migration.ts";

/** Rows of an estimate become rows of any subject, given by its kind and id. */
export const subjects = statements(
  `create table status_history (
    id bigint generated always as identity primary key,
    subject_kind text collate "C" not null,
    subject_id uuid not null,
    from_status text collate "C",
    to_status text collate "C" not null,
    actor text collate "C" not null check (actor in ('MEMBER', 'COMPANY', 'OPERATOR', 'SYSTEM')),
    actor_id uuid references users (id),
    reason text,
    at timestamptz not null
  )`,
  `insert into status_history
    (subject_kind, subject_id, from_status, to_status, actor, actor_id, reason, at)
    select 'ESTIMATE', estimate_id, from_status, to_status, actor, actor_id, reason, at
    from estimate_history order by id`,
  `create index status_history_by_subject on status_history (subject_kind, subject_id, id)`,
  `drop table estimate_history`,
  `alter table idempotency_keys rename column estimate_id to subject_id`,

  // The paying user, the billing key that is charged, and the customer_uid that a first payment registers.
  `alter table payments
    add column subject_kind text collate "C",
    add column subject_id uuid,
    add column user_id uuid references users (id),
    add column billing_key_id uuid references billing_keys (payment_id),
    add column customer_uid text collate "C" constraint payments_customer_uid_key unique,
    add column lapsed_at timestamptz`,
  `update payments set subject_kind = 'ESTIMATE', subject_id = estimate_id,
    user_id = (select user_id from estimates where estimates.id = payments.estimate_id)`,
  `alter table payments
    alter column subject_kind set not null,
    alter column subject_id set not null,
    drop column estimate_id`,
  `create index payments_by_subject on payments (subject_kind, subject_id, created_at, id)`,
  `create index payments_to_lapse on payments (expires_at)
    where status = 'READY' and lapsed_at is null`,
  `create index payments_by_billing_key on payments (billing_key_id)
    where billing_key_id is not null`,

  `alter table ledger_postings add column subject_kind text collate "C", add column subject_id uuid`,
  `update ledger_postings set subject_kind = 'ESTIMATE', subject_id = estimate_id`,
  `alter table ledger_postings
    alter column subject_kind set not null,
    alter column subject_id set not null,
    drop column estimate_id`,
  `create index ledger_postings_by_subject on ledger_postings (subject_kind, subject_id)`,

  // The owner of a hold, because the number of holds per member is limited.
  `alter table slot_bookings
    add column subject_kind text collate "C",
    add column subject_id uuid,
    add column user_id uuid references users (id)`,
  `update slot_bookings set subject_kind = 'ESTIMATE', subject_id = estimate_id,
    user_id = (select user_id from estimates where estimates.id = slot_bookings.estimate_id)`,
  `alter table slot_bookings
    alter column subject_kind set not null,
    alter column subject_id set not null,
    drop column estimate_id,
    add primary key (subject_kind, subject_id)`,
  `create index slot_bookings_held_by on slot_bookings (user_id, expires_at)
    where expires_at is not null`,
);
