import { statements } from "./migration.ts";

/** Whoever guesses from elsewhere cannot use up the tries of the one who asked for the number. */
export const passwordNumberAskers = statements(
  `alter table password_numbers
    add column asker_hash text collate "C" not null default '',
    add column tries_elsewhere integer not null default 0`,
);
