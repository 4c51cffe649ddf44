import { newMember } from "../members.ts";
import type { TestServer } from "../test-server.ts";
import type { DriversOf } from "./driver.ts";

export const billingKeyDrivers: DriversOf<"billing-key"> = {
  async prepareBillingKey(server) {
    const { token } = await newMember(server);
    return { token, body: { method: "CARD" } };
  },
  async listBillingKeys(server) {
    const { token } = await newBillingKey(server);
    return { token };
  },
  async createBillingKey(server) {
    const { token } = await newMember(server);
    const customerUid = await register(server, token);
    return { token, body: { customer_uid: customerUid } };
  },
  async setDefaultBillingKey(server) {
    const { token, paymentId } = await newBillingKey(server);
    return { token, body: { payment_id: paymentId } };
  },
  async deleteBillingKey(server) {
    const { token, paymentId } = await newBillingKey(server);
    return { token, path: { id: paymentId } };
  },
};

async function newBillingKey(server: TestServer) {
  const { token } = await newMember(server);
  const body = { customer_uid: await register(server, token) };
  const { payment_id: paymentId } = await server.api.ok("createBillingKey", { token, body });
  return { token, paymentId };
}

async function register({ api, billingKeys }: TestServer, token: string): Promise<string> {
  const body = { method: "CARD" };
  const { customer_uid: customerUid } = await api.ok("prepareBillingKey", { token, body });
  billingKeys.register(customerUid);
  return customerUid;
}
