import { statements } from "./migration.ts";

/** A refused month has its own state, so that the member is notified of the first refusal. */
export const storageChargeStates = statements(
  `alter table storage_charges drop constraint storage_charges_status_check,
    add constraint storage_charges_status_check
      check (status in ('OPEN', 'FAILED', 'PAID', 'SETTLED'))`,
);
