import { statements } from "./migration.ts";

/** The number or name of what an operator's command created, so that the log refers to it. */
export const operatorActionsMade = statements(`alter table operator_actions add column made text`);
