import { statements } from "./migration.ts";

/** Crews with their trucks, which of them visits whom on a day, and what they report from there. */
export const crews = statements(
  `create table crews (
    id uuid primary key,
    name text not null,
    truck text not null,
    load_kg integer not null check (load_kg > 0),
    people integer not null check (people > 0),
    created_at timestamptz not null,
    retired_at timestamptz
  )`,
  `create table crew_days (
    id uuid primary key,
    crew_id uuid not null references crews (id),
    day date not null,
    key_hash text collate "C" not null unique,
    made_by uuid not null references users (id),
    unique (crew_id, day)
  )`,
  `create table crew_visits (
    day date not null,
    key text collate "C" not null,
    number text collate "C" not null,
    crew_id uuid not null references crews (id),
    why text not null,
    is_by_hand boolean not null,
    departed_at timestamptz,
    arrived_at timestamptz,
    done_at timestamptz,
    primary key (day, key)
  )`,
  `create index crew_visits_by_number on crew_visits (number)`,
  `create table crew_pictures (
    file_id uuid primary key references files (id) on delete cascade,
    day date not null,
    key text collate "C" not null,
    kind text collate "C" not null,
    at timestamptz not null
  )`,
);
