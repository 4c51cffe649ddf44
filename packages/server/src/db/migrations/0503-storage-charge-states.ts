import { statements } from "./migration.ts";

/** A month that was refused has a state of its own, so that its first refusal is told. */
export const storageChargeStates = statements(
  `alter table storage_charges drop constraint storage_charges_status_check,
    add constraint storage_charges_status_check
      check (status in ('OPEN', 'FAILED', 'PAID', 'SETTLED'))`,
);
