import { camelKeys, snakeKeys } from "../../http/case-keys.ts";
import type { HandlersOf } from "../../http/handlers.ts";
import type { Services } from "../../services.ts";
import { certifyMember } from "./certify-member.ts";
import { changePassword } from "./change-password.ts";
import { checkUsername } from "./check-username.ts";
import { createAddress } from "./create-address.ts";
import { deleteAddress } from "./delete-address.ts";
import { deleteMe, getWithdrawal } from "./delete-me.ts";
import { getMe } from "./get-me.ts";
import { listAddresses } from "./list-addresses.ts";
import { signUpWithTicket } from "./sign-up-with-ticket.ts";
import { signUp } from "./sign-up.ts";
import { toAddress, toProfile } from "./to-wire.ts";
import { updateAddress } from "./update-address.ts";
import { updateMe } from "./update-me.ts";

export const memberRoutes = (services: Services): HandlersOf<"member"> => ({
  async signUp({ body, address }) {
    const tokens = await signUp(services, { input: camelKeys(body), address });
    return { status: 201, body: snakeKeys(tokens) };
  },
  async signUpWithTicket({ path, body, address }) {
    const input = { type: path.type, input: camelKeys(body), address };
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
