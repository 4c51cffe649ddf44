import { newMember } from "../members.ts";
import { certifiedTicket } from "../people.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const identityDrivers: DriversOf<"identity"> = {
  prepareCertification: async () => ({}),
  async createCertification({ api, certifications }) {
    const { merchant_uid: merchantUid } = await api.ok("prepareCertification");
    return {
      body: { imp_uid: certifications.certify(merchantUid), merchant_uid: merchantUid },
    };
  },
  findUsernames: async (server) => ({ path: { uid: await certifiedTicket(server) } }),
  async sendPasswordNumber(server) {
    const { username } = await newMember(server);
    return { body: { username } };
  },
  verifyPasswordNumber: async (server) => ({ body: await sentNumber(server) }),
  async resetPassword(server) {
    const sent = await sentNumber(server);
    const { reset_token } = await server.api.ok("verifyPasswordNumber", { body: sent });
    return { body: { username: sent.username, passwd: "Next!2026go", reset_token } };
  },
};

async function sentNumber(server: TestServer) {
  const { username } = await newMember(server);
  await server.api.ok("sendPasswordNumber", { body: { username } });
  return { username, number: server.sms.lastNumber() };
}
