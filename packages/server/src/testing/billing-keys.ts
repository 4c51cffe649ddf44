import type { TestServer } from "./test-server.ts";

/** Registers a payment method in the window; returns its payment_id. */
export async function newBillingKey(server: TestServer, token: string): Promise<string> {
  const prepared = await server.api.ok("prepareBillingKey", { token, body: { method: "CARD" } });
  const { customer_uid: customerUid } = prepared;
  server.billingKeys.register(customerUid);
  const body = { customer_uid: customerUid };
  return (await server.api.ok("createBillingKey", { token, body })).payment_id;
}
