import { statements } from "./migration.ts";

/** Company boxes are also found by a part of their serial, at a million boxes as at a hundred. */
export const partsOfCompanySerials = statements(
  `create index company_boxes_by_serial_part on company_boxes using gin (serial gin_trgm_ops)`,
);
