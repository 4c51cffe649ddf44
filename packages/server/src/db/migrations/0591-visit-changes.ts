import { statements } from "./migration.ts";

/** Changes of the visits of paid orders, applied immediately or with the required payment. */
export const visitChanges = statements(
  `create table visit_changes (
    id uuid primary key,
    subject_kind text collate "C" not null check (subject_kind in ('ESTIMATE', 'STORAGE_ORDER')),
    subject_id uuid not null,
    actor text collate "C" not null check (actor in ('MEMBER', 'OPERATOR')),
    actor_id uuid not null,
    payment_id uuid unique references payments (id),
    before_times jsonb not null,
    after_times jsonb not null,
    after_price jsonb not null,
    before_amount integer not null,
    created_at timestamptz not null,
    applied_at timestamptz,
    check (payment_id is not null or applied_at is not null)
  )`,
  `create index visit_changes_of_subject on visit_changes (subject_id)`,
  `alter table payments
    drop constraint payments_plan_check,
    add constraint payments_plan_check check (plan in ('FULL', 'DEPOSIT', 'BALANCE', 'CHANGE'))`,
);
