import { statements } from "./migration.ts";

/** Whether the rented boxes of a cancelled move are still at its customer's. */
export const boxesOfCancelledMoves = statements(
  `alter table estimates
    add column boxes_to_collect boolean not null default false,
    add constraint estimates_boxes_to_collect check (not boxes_to_collect or status = 'CANCEL')`,
);
