import { statements } from "./migration.ts";

export const reviews = statements(
  // One per order, never edited.
  `create table reviews (
    id uuid primary key,
    estimate_id uuid not null constraint reviews_estimate_key unique references estimates (id),
    user_id uuid not null references users (id),
    rating integer not null check (rating between 1 and 5),
    content text not null,
    created_at timestamptz not null
  )`,
  `create index reviews_by_user on reviews (user_id)`,
);
