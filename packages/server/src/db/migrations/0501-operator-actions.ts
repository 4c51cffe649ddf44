import { statements } from "./migration.ts";

export const operatorActions = statements(
  // Every command of an operator that could change something, whether it was done or refused.
  `create table operator_actions (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    operator_id uuid not null references users (id),
    command text collate "C" not null,
    input jsonb not null,
    outcome text collate "C" not null
  )`,
  `create index payments_newest on payments (created_at, id)`,
  `create index refunds_newest on refunds (created_at, id)`,
  // The operator's list of moves is ordered by day.
  `create index estimates_by_move_date on estimates (move_date, move_time, id)`,
  `create index operator_actions_by_operator on operator_actions (operator_id, id)`,
);
