import type { TestServer } from "./test-server.ts";

/** A way to pay that the member registers in the window. */
export async function newBillingKey(server: TestServer, token: string): Promise<string> {
  const prepared = await server.api.ok("prepareBillingKey", { token, body: { method: "CARD" } });
  const { customer_uid: customerUid } = prepared;
  server.billingKeys.register(customerUid);
  const body = { customer_uid: customerUid };
  return (await server.api.ok("createBillingKey", { token, body })).payment_id;
}
