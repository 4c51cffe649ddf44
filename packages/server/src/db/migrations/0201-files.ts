import { statements } from "./migration.ts";

export const files = statements(
  // The bytes are in the file store under the id. A file without a subject is deleted after a day.
  `create table files (
    id uuid primary key,
    user_id uuid references users (id),
    visitor_key_hash text collate "C",
    purpose text collate "C" not null,
    byte_size integer not null check (byte_size > 0),
    width integer not null,
    height integer not null,
    subject_kind text collate "C",
    subject_id uuid,
    position integer,
    reader_id uuid references users (id),
    created_at timestamptz not null,
    removed_at timestamptz,
    check (num_nonnulls(user_id, visitor_key_hash) = 1),
    check (num_nulls(subject_kind, subject_id, position) in (0, 3))
  )`,
  `create index files_by_subject on files (subject_kind, subject_id, position)
    where subject_id is not null`,
  `create index files_unused on files (created_at) where subject_id is null`,
  `create index files_by_user on files (user_id) where user_id is not null`,
);
