import { statements } from "./migration.ts";

/** What a member logged in with, so that they know their own devices in the list. */
export const devicesOfLogins = statements(`alter table token_families add column device text`);
