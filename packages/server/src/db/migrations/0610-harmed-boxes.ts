import { statements } from "./migration.ts";

const statuses = `'READY', 'DELIVERING', 'PACKING', 'COLLECTING', 'STORED', 'RETURN_READY', 'RETURNING', 'RETURNED',
  'ENDED', 'DISPOSAL_READY', 'DISPOSED', 'LOST', 'DAMAGED', 'CANCEL'`;

/** Boxes that were lost or damaged in storage. */
export const harmedBoxes = statements(
  ...["boxes", "company_boxes"].map(
    (table) => `alter table ${table} drop constraint ${table}_status_check,
      add constraint ${table}_status_check check (status in (${statuses}))`,
  ),
);
