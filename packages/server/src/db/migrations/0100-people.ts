import { statements } from "./migration.ts";

export const people = statements(
  // The person key is stable per person and does not reveal the person (server-people-providers.md).
  `alter table users
    add column certified_at timestamptz,
    add column person_key_hash text collate "C",
    add column withdrawn_at timestamptz`,
  `create index users_by_person on users (person_key_hash) where person_key_hash is not null`,
  `alter table user_consents add column channels text collate "C"`,
  `alter table token_families add column confirmed_until timestamptz`,
  `create table social_accounts (
    type text collate "C" not null check (type in ('NAVER', 'KAKAO', 'GOOGLE', 'APPLE')),
    provider_id text collate "C" not null,
    user_id uuid not null references users (id),
    connected_at timestamptz not null,
    constraint social_accounts_pkey primary key (type, provider_id)
  )`,
  `create index social_accounts_by_user on social_accounts (user_id)`,
  // A ticket's content can only be decrypted with the ticket, of which only the hash is stored.
  `create table tickets (
    hash text collate "C" primary key,
    kind text collate "C" not null check (kind in ('SOCIAL', 'PERSON', 'RESET')),
    sealed text collate "C" not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_for text collate "C"
  )`,
  `create index tickets_by_expiry on tickets (expires_at)`,
  // Prepared by the server, claimed by the client that submits the provider's id.
  `create table certifications (
    id uuid primary key,
    merchant_uid text collate "C" constraint certifications_merchant_uid_key unique,
    imp_uid text collate "C" constraint certifications_imp_uid_key unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    claimed_at timestamptz
  )`,
  `create index certifications_by_age on certifications (created_at)`,
  // A row for every requested username, known or not, because both must look the same from outside.
  `create table password_numbers (
    username_hash text collate "C" primary key,
    user_id uuid references users (id),
    number_hash text collate "C" not null,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
);
