import { statements } from "./migration.ts";

/** The order in which an operator reads boxes. */
export const operatorLists = statements(`create index boxes_newest on boxes (created_at, id)`);
