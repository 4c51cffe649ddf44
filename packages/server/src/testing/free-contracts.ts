import { newBillingKey } from "./billing-keys.ts";
import { nextVisits } from "./drivers/storage-order.ts";
import { newStoredOrder } from "./storage-orders.ts";
import type { TestServer } from "./test-server.ts";

/** Two boxes stored free for three months, with the consent to go on paid unless it was left unticked. */
export async function newFreeContract(
  server: TestServer,
  { isKeyed, isAgreed = true }: { readonly isKeyed: boolean; readonly isAgreed?: boolean },
) {
  const order = await newStoredOrder(server, {
    ...nextVisits(),
    box_count: 2,
    promotion: "FREE_MONTH3",
    ...(isAgreed && { continue_paid: true }),
  });
  if (isKeyed) await newBillingKey(server, order.token);
  return order;
}
