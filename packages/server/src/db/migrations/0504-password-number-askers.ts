import { statements } from "./migration.ts";

/** Guesses from other addresses must not use up the tries of the client that requested the number. */
export const passwordNumberAskers = statements(
  `alter table password_numbers
    add column asker_hash text collate "C" not null default '',
    add column tries_elsewhere integer not null default 0`,
);
