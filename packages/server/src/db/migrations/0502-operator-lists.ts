import { statements } from "./migration.ts";

/** The order of the operator's list of boxes. */
export const operatorLists = statements(`create index boxes_newest on boxes (created_at, id)`);
