import { statements } from "./migration.ts";

/** Damage reports of moves: a report is about a box or about a move. */
export const damageOfMoves = statements(
  `alter table damage_reports
    alter column box_id drop not null,
    add column estimate_id uuid references estimates (id),
    add constraint damage_reports_one_subject check (num_nonnulls(box_id, estimate_id) = 1)`,
  `create index damage_reports_by_estimate on damage_reports (estimate_id, created_at)
    where estimate_id is not null`,
  // A move has at most one open report.
  `create unique index damage_reports_open_of_estimate on damage_reports (estimate_id)
    where status in ('DRAFT', 'SENT')`,
);
