import { statements } from "./migration.ts";

export const members = statements(
  `create table users (
    id uuid primary key,
    username text collate "C" not null constraint users_username_key unique,
    password_hash text,
    type text collate "C" not null check (type in ('ID', 'NAVER', 'KAKAO', 'GOOGLE', 'APPLE')),
    role text collate "C" not null check (role in ('MEMBER', 'COMPANY', 'OPERATOR')),
    name text not null,
    gender text collate "C" not null check (gender in ('M', 'F', 'U')),
    birthday text collate "C",
    birth_year text collate "C",
    phone_number text collate "C",
    email text,
    created_at timestamptz not null,
    last_login timestamptz
  )`,
  `create table user_consents (
    user_id uuid not null references users (id),
    kind text collate "C" not null,
    version date not null,
    agreed boolean not null,
    recorded_at timestamptz not null,
    primary key (user_id, kind, recorded_at)
  )`,
  `create table addresses (
    id uuid primary key,
    user_id uuid not null references users (id),
    name text not null,
    postcode text collate "C" not null,
    address text not null,
    detail text not null,
    floor integer not null check (floor <> 0),
    carriage text collate "C" not null check (carriage in ('STAIRS', 'EV', 'LADDER')),
    is_default boolean not null,
    created_at timestamptz not null
  )`,
  `create index addresses_by_user on addresses (user_id, created_at)`,
  `create unique index addresses_one_default on addresses (user_id) where is_default`,
);
