import type { TestServer } from "./test-server.ts";

/** Registers a payment method in the window; returns its payment_id. */
export async function newBillingKey(server: TestServer, token: string): Promise<string> {
  const body = { customer_uid: await registeredKey(server, token) };
  return (await server.api.ok("createBillingKey", { token, body })).payment_id;
}

/** Registers a payment method in the window, as yet unknown to the server; returns its customer_uid. */
export async function registeredKey(server: TestServer, token: string): Promise<string> {
  const body = { method: "CARD" };
  const { customer_uid: uid } = await server.api.ok("prepareBillingKey", { token, body });
  server.billingKeys.register(uid);
  return uid;
}
