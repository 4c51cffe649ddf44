import type { Selectable } from "kysely";
import type { AddressesTable } from "../../db/tables.ts";
import type { Address, Profile } from "@damadum/sdk/model";
import { toInstant, toInstantOrNull } from "../../http/instant.ts";
import type { getMe } from "./get-me.ts";

export function toAddress(row: Selectable<AddressesTable>): Address {
  const { user_id: _owner, created_at: _created, ...address } = row;
  return address;
}

export function toProfile(me: Awaited<ReturnType<typeof getMe>>): Profile {
  const { user, firstAddress, socialAccounts, marketing } = me;
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    type: user.type,
    gender: user.gender,
    birthday: user.birthday,
    birth_year: user.birth_year,
    phone_number: user.phone_number,
    email: user.email,
    role: user.role,
    last_login: toInstantOrNull(user.last_login),
    first_address: firstAddress === null ? null : toAddress(firstAddress),
    is_company_user: user.role === "COMPANY",
    certified: user.certified_at !== null,
    has_password: user.password_hash !== null,
    social_accounts: socialAccounts.map(({ type, connected_at: at }) => ({
      type,
      connected_at: toInstant(at),
    })),
    marketing_consent: {
      agreed: marketing?.agreed ?? false,
      changed_at: toInstantOrNull(marketing?.recorded_at ?? null),
    },
  };
}
