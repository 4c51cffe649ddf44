import { statements } from "./migration.ts";

/**
 * What an operator writes about a change is for us (`reason`); what the customer reads of it stands apart. The record of
 * what operators did names the member by their id, so that it forgets the name when they leave.
 */
export const wordsToCustomers = statements(
  `alter table status_history add column message text`,
  `alter table operator_actions add column concerns uuid references users (id)`,
);
