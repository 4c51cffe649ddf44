import { statements } from "./migration.ts";

/** What an operator's command made, so that the record leads to it. */
export const operatorActionsMade = statements(`alter table operator_actions add column made text`);
