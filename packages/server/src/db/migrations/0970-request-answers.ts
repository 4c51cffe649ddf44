import { statements } from "./migration.ts";

/** The answers of requests with an idempotency key, for a day. `answer` is null while the first one runs. */
export const requestAnswers = statements(
  `create table request_answers (
    id text collate "C" primary key,
    request_hash text collate "C" not null,
    answer text collate "C",
    created_at timestamptz not null
  )`,
  `create index request_answers_by_age on request_answers (created_at)`,
);
