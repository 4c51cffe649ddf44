import { statements } from "./migration.ts";

export const sessions = statements(
  // All tokens that descend from one login. Revoking the family ends that login.
  `create table token_families (
    id uuid primary key,
    user_id uuid not null references users (id),
    address_hash text collate "C",
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz,
    revoke_reason text collate "C"
  )`,
  `create index token_families_by_user on token_families (user_id, address_hash)`,
  `create table refresh_tokens (
    hash text collate "C" primary key,
    family_id uuid not null references token_families (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    rotated_at timestamptz
  )`,
  `create index refresh_tokens_by_family on refresh_tokens (family_id)`,
  // The columns are those that rate-limiter-flexible reads and writes.
  `create table rate_limits (
    key varchar(255) collate "C" primary key,
    points integer not null default 0,
    expire bigint
  )`,
);
