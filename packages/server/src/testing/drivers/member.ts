import { draft } from "../drafts.ts";
import { newMember, newSignup } from "../members.ts";
import { certifiedTicket, socialSignup, socialTicket } from "../people.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

const address = { ...draft.start, name: "집", is_default: false };

export const memberDrivers: DriversOf<"member"> = {
  signUp: async () => ({ body: newSignup() }),
  signUpWithTicket: async (server) => ({
    path: { type: "KAKAO" },
    body: socialSignup(await socialTicket(server)),
  }),
  checkUsername: async () => ({ path: { id: "nobody-yet" } }),
  getMe: logIn,
  updateMe: async (server) => ({ ...(await logIn(server)), body: { name: "김새담" } }),
  getWithdrawal: logIn,
  deleteMe: logIn,
  async certifyMember(server) {
    const { token } = await logIn(server);
    const { id } = await server.api.ok("getMe", { token });
    const uniqueKey = server.services.ids.uuid();
    const certificationUid = await certifiedTicket(server, { uniqueKey });
    return { token, path: { id }, body: { certification_uid: certificationUid } };
  },
  changePassword: async (server) => ({
    ...(await logIn(server)),
    body: { passwd: "Next!2026go" },
  }),
  listAddresses: async (server) => ({ token: (await newAddress(server)).token }),
  createAddress: async (server) => ({ ...(await logIn(server)), body: address }),
  updateAddress: async (server) => ({ ...(await newAddress(server)), body: address }),
  deleteAddress: newAddress,
};

async function logIn(server: TestServer) {
  const { token } = await newMember(server);
  return { token };
}

async function newAddress(server: TestServer) {
  const { token } = await logIn(server);
  const { id } = await server.api.ok("createAddress", { token, body: address });
  return { token, path: { id } };
}
