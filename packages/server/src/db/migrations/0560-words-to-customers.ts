import { statements } from "./migration.ts";

/**
 * An operator's note about a change is internal (`reason`); the message to the customer is a separate column. The log
 * of operator actions refers to the member by id, so that the name is gone after a withdrawal.
 */
export const wordsToCustomers = statements(
  `alter table status_history add column message text`,
  `alter table operator_actions add column concerns uuid references users (id)`,
);
