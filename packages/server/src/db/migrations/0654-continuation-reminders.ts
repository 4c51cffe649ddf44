import { statements } from "./migration.ts";

/** What a first order asks for is a reminder before its free months end, not a consent to paid ones: called so here too. */
export const continuationReminders = statements(
  `alter table storage_contracts
    rename column continue_agreed_at to continuation_reminder_requested_at`,
  `alter table storage_contracts
    rename constraint storage_contracts_continue_promotion to storage_contracts_reminder_promotion`,
  `alter table storage_contracts
    rename constraint storage_contracts_confirmed_when_asked to storage_contracts_confirmed_when_reminded`,
  `update storage_orders
    set request = jsonb_set(request #- '{draft,continuePaid}', '{draft,continuationReminder}', request #> '{draft,continuePaid}')
    where request #> '{draft,continuePaid}' is not null`,
);
