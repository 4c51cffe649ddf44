import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { certifyMember } from "./certify-member.ts";
import { deleteMe, getWithdrawal } from "./delete-me.ts";
import { changeNoticeSetting, listNoticeSettings } from "./notice-settings.ts";
import { signUp, signUpWithTicket } from "./sign-up.ts";
import { updateMe } from "./update-me.ts";
import { createAddress, deleteAddress, listAddresses, updateAddress } from "./addresses.ts";
import { changePassword } from "./passwords.ts";
import { checkUsername } from "./sign-up.ts";
import { getMyData } from "./get-my-data.ts";
import { getMe } from "./read-member.ts";
import type { Selectable } from "kysely";
import type { AddressesTable } from "../../db/tables.ts";
import type { Address, Profile } from "@damadum/sdk/model";
import { toInstant, toInstantOrNull } from "../../http/instant.ts";

export const memberRoutes = (services: Services): HandlersOf<"member"> => ({
  async signUp({ body, address, userAgent }) {
    const tokens = await signUp(services, { input: camelKeys(body), address, userAgent });
    return { status: 201, body: snakeKeys(tokens) };
  },
  async signUpWithTicket({ path, body, address, userAgent }) {
    const input = { type: path.type, input: camelKeys(body), address, userAgent };
    return { status: 201, body: snakeKeys(await signUpWithTicket(services, input)) };
  },
  async checkUsername({ path, address }) {
    const reason = await checkUsername(services, { username: path.id, address });
    return { status: 200, body: { valid: reason === null, reason } };
  },
  async getMe({ caller }) {
    return { status: 200, body: toProfile(await getMe(services, caller.userId)) };
  },
  async updateMe({ caller, body }) {
    const me = await updateMe(services, caller.userId, camelKeys(body));
    return { status: 200, body: toProfile(me) };
  },
  async listNoticeSettings({ caller }) {
    return { status: 200, body: await listNoticeSettings(services, caller.userId) };
  },
  async changeNoticeSetting({ caller, path, body }) {
    const change = { userId: caller.userId, kind: path.kind, channel: body.channel };
    return { status: 200, body: await changeNoticeSetting(services, change) };
  },
  async getMyData({ caller }) {
    const { madeAt, tables } = await getMyData(services, caller);
    return { status: 200, body: { made_at: toInstant(madeAt), tables } };
  },
  async getWithdrawal({ caller }) {
    return { status: 200, body: await getWithdrawal(services, caller.userId) };
  },
  async deleteMe({ caller }) {
    await deleteMe(services, caller);
    return { status: 204 };
  },
  async certifyMember({ caller, path, body }) {
    const { userId, familyId } = caller;
    const input = { id: path.id, userId, familyId, uid: body.certification_uid };
    return { status: 200, body: toProfile(await certifyMember(services, input)) };
  },
  async changePassword({ caller, body }) {
    const { userId, familyId } = caller;
    await changePassword(services, { userId, familyId, passwd: body.passwd });
    return { status: 204 };
  },
  async listAddresses({ caller }) {
    const addresses = await listAddresses(services, caller.userId);
    return { status: 200, body: addresses.map(toAddress) };
  },
  async createAddress({ caller, body }) {
    const address = await createAddress(services, caller.userId, camelKeys(body));
    return { status: 201, body: toAddress(address) };
  },
  async updateAddress({ caller, path, body }) {
    const own = { id: path.id, userId: caller.userId };
    const address = await updateAddress(services, own, camelKeys(body));
    return { status: 200, body: toAddress(address) };
  },
  async deleteAddress({ caller, path }) {
    await deleteAddress(services, { id: path.id, userId: caller.userId });
    return { status: 204 };
  },
});

function toAddress(row: Selectable<AddressesTable>): Address {
  const { user_id: _owner, created_at: _created, ...address } = row;
  return address;
}

function toProfile(me: Awaited<ReturnType<typeof getMe>>): Profile {
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
