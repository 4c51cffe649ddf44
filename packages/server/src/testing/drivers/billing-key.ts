import { newBillingKey, registeredKey } from "../billing-keys.ts";
import { newMember } from "../members.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const billingKeyDrivers: DriversOf<"billing-key"> = {
  async prepareBillingKey(server) {
    const { token } = await newMember(server);
    return { token, body: { method: "CARD" } };
  },
  async listBillingKeys(server) {
    const { token } = await newOwnKey(server);
    return { token };
  },
  async createBillingKey(server) {
    const { token } = await newMember(server);
    const customerUid = await registeredKey(server, token);
    return { token, body: { customer_uid: customerUid } };
  },
  async setDefaultBillingKey(server) {
    const { token, paymentId } = await newOwnKey(server);
    return { token, body: { payment_id: paymentId } };
  },
  async deleteBillingKey(server) {
    const { token, paymentId } = await newOwnKey(server);
    return { token, path: { id: paymentId } };
  },
};

async function newOwnKey(server: TestServer) {
  const { token } = await newMember(server);
  return { token, paymentId: await newBillingKey(server, token) };
}
