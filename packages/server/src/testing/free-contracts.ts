import { newBillingKey } from "./billing-keys.ts";
import { nextVisits } from "./drivers/storage-order.ts";
import { loginAgain } from "./members.ts";
import { newStoredOrder } from "./storage-orders.ts";
import type { TestServer } from "./test-server.ts";

/** Days from the test clock's first one, on which boxes come in, to the first on which a member may agree to paid months. */
export const UNTIL_CONFIRMABLE = 62;

/** Won a month of the two boxes. */
export const MONTHLY = 16_000;

/** Two boxes stored free for three months, to be asked before the end whether they go on unless that was left unticked. */
export function newFreeContract(
  server: TestServer,
  { isReminderRequested = true }: { readonly isReminderRequested?: boolean } = {},
) {
  return newStoredOrder(server, {
    ...nextVisits(),
    box_count: 2,
    promotion: "FREE_MONTH3",
    ...(isReminderRequested && { continuation_reminder: true }),
  });
}

/** The same when the days of the consent begin, with a way to pay, and what the member sends to agree. */
export async function newConfirmableContract(
  server: TestServer,
  changes: Parameters<typeof newFreeContract>[1] = {},
) {
  const order = await newFreeContract(server, changes);
  server.clock.pass({ days: UNTIL_CONFIRMABLE });
  const token = await loginAgain(server, order.username);
  return { ...order, ...(await confirmationOf(server, { ...order, token })) };
}

/** The same without a day going by: its boxes came in long before the test clock's first day. */
export async function newOldFreeContract(server: TestServer) {
  const order = await newFreeContract(server);
  const [start, end] = ["2026-09-01", "2026-11-30"];
  await server.services.db
    .updateTable("storage_contracts")
    .set({ start_date: start, paid_from: start, end_date: end, paid_until: end })
    .where("id", "=", order.contractId)
    .execute();
  return { ...order, ...(await confirmationOf(server, order)) };
}

/** A way to pay, and what its member sends to agree to be charged with it. */
async function confirmationOf(
  server: TestServer,
  { token, contractId }: { readonly token: string; readonly contractId: string },
) {
  const paymentId = await newBillingKey(server, token);
  const body = { monthly_amount: MONTHLY, payment_id: paymentId };
  return { token, paymentId, confirmation: { token, path: { id: contractId }, body } };
}
