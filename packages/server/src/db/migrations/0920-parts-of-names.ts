import { statements } from "./migration.ts";

/** Operators search for a given name alone, which ends a name, and for parts of longer names. */
export const partsOfNames = statements(
  `create index users_by_name_part on users using gin (name gin_trgm_ops) where withdrawn_at is null`,
);
