/** Members, their logins and payment methods. Created by migration 0661. */
export const people: readonly string[] = [
  // person_key_hash is stable per person and does not reveal the person (server-people-providers.md).
  `create table users (
    id uuid primary key,
    username text collate "C" not null unique,
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
    last_login timestamptz,
    certified_at timestamptz,
    person_key_hash text collate "C",
    withdrawn_at timestamptz
  )`,
  `create index users_by_person on users (person_key_hash) where person_key_hash is not null`,
  `create table user_consents (
    user_id uuid not null references users (id),
    kind text collate "C" not null,
    version date not null,
    agreed boolean not null,
    recorded_at timestamptz not null,
    channels text collate "C",
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
  // All tokens that descend from one login. Revoking the family ends that login.
  `create table token_families (
    id uuid primary key,
    user_id uuid not null references users (id),
    address_hash text collate "C",
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    revoke_reason text collate "C",
    confirmed_until timestamptz
  )`,
  `create index token_families_by_user on token_families (user_id, address_hash)`,
  `create table refresh_tokens (
    hash text collate "C" primary key,
    family_id uuid not null references token_families (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    rotated_at timestamptz
  )`,
  `create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`,
  `create index refresh_tokens_by_family on refresh_tokens (family_id)`,
  // The columns are those that rate-limiter-flexible reads and writes.
  `create table rate_limits (
    key character varying(255) collate "C" primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create table social_accounts (
    type text collate "C" not null check (type in ('NAVER', 'KAKAO', 'GOOGLE', 'APPLE')),
    provider_id text collate "C" not null,
    user_id uuid not null references users (id),
    connected_at timestamptz not null,
    primary key (type, provider_id)
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
    merchant_uid text collate "C" unique,
    imp_uid text collate "C" unique,
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
    expires_at timestamptz not null,
    asker_hash text collate "C" not null default '',
    tries_elsewhere integer not null default 0
  )`,
  `create table billing_key_preparations (
    customer_uid text collate "C" primary key,
    user_id uuid not null references users (id),
    method text collate "C" not null check (method in ('CARD', 'KAKAO_PAY', 'NAVER_PAY',
      'TOSS_PAY')),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index billing_key_preparations_by_expiry on billing_key_preparations (expires_at)`,
  // Deleted here first and at the provider afterwards, which sets removed_at.
  `create table billing_keys (
    payment_id uuid primary key,
    user_id uuid not null references users (id),
    customer_uid text collate "C" not null unique,
    method text collate "C" not null check (method in ('CARD', 'KAKAO_PAY', 'NAVER_PAY',
      'TOSS_PAY')),
    name text not null,
    masked_number text collate "C",
    is_default boolean not null,
    created_at timestamptz not null,
    deleted_at timestamptz,
    removed_at timestamptz
  )`,
  `create index billing_keys_by_user on billing_keys (user_id) where deleted_at is null`,
  `create unique index billing_keys_one_default on billing_keys (user_id)
    where is_default and deleted_at is null`,
  `create index billing_keys_to_remove on billing_keys (deleted_at)
    where deleted_at is not null and removed_at is null`,
];
