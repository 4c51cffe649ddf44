import { statements } from "./migration.ts";

/** A first order requests a reminder before its free months end, not paid months: renamed accordingly. */
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
