import { statements } from "./migration.ts";

/** Members' reports of damaged things in their boxes, and their compensation. */
export const damageReports = statements(
  `create table damage_reports (
    id uuid primary key,
    box_id uuid not null references boxes (id),
    user_id uuid not null references users (id),
    status text collate "C" not null check (status in ('DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'PAID')),
    item text not null,
    kind text collate "C" not null check (kind in ('BROKEN', 'STAINED', 'MISSING', 'OTHER')),
    description text not null,
    price integer check (price > 0),
    bought_year text collate "C",
    compared jsonb not null,
    amount integer check (amount > 0),
    answer text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    sent_at timestamptz,
    answered_at timestamptz,
    check ((status = 'DRAFT') = (sent_at is null)),
    check ((status in ('ACCEPTED', 'DECLINED', 'PAID')) = (answered_at is not null)),
    check ((status in ('ACCEPTED', 'PAID')) = (amount is not null))
  )`,
  `create index damage_reports_by_box on damage_reports (box_id, created_at)`,
  `create index damage_reports_by_user on damage_reports (user_id)`,
  // A box has at most one open report.
  `create unique index damage_reports_open on damage_reports (box_id) where status in ('DRAFT', 'SENT')`,
  `create index damage_reports_to_answer on damage_reports (sent_at) where status = 'SENT'`,
  `alter table compensations
    alter column estimate_id drop not null,
    add column damage_report_id uuid unique references damage_reports (id),
    add constraint compensations_one_cause check (num_nonnulls(estimate_id, damage_report_id) = 1)`,
);
