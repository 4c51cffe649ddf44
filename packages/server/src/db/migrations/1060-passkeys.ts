import { statements } from "./migration.ts";

/** Passkeys (WebAuthn): only public keys, which open nothing by themselves. Their challenges are tickets. */
export const passkeys = statements(
  `create table passkeys (
    id uuid primary key,
    user_id uuid not null references users (id),
    for_operator boolean not null,
    credential_id text collate "C" not null unique,
    public_key text collate "C" not null,
    sign_count bigint not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `alter table tickets drop constraint tickets_kind_check`,
  `alter table tickets add constraint tickets_kind_check
    check (kind in ('SOCIAL', 'PERSON', 'RESET', 'PASSKEY', 'PASSKEY_LOGIN'))`,
  `create index passkeys_by_user on passkeys (user_id)`,
);
