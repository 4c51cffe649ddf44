import { newBillingKey } from "./billing-keys.ts";
import { nextVisits } from "./drivers/storage-order.ts";
import { loginAgain } from "./members.ts";
import { newStoredOrder } from "./storage-orders.ts";
import type { TestServer } from "./test-server.ts";

/** Days from the test clock's first day, when boxes come in, to the first day of consent to paid months. */
export const UNTIL_CONFIRMABLE = 62;

/** Monthly won for the two boxes. */
export const MONTHLY = 16_000;

/** Two boxes stored free for three months, with a continuation reminder unless it is switched off. */
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

/** The same on the first day of consent, with a payment method and the member's confirmation request. */
export async function newConfirmableContract(
  server: TestServer,
  changes: Parameters<typeof newFreeContract>[1] = {},
) {
  const order = await newFreeContract(server, changes);
  server.clock.pass({ days: UNTIL_CONFIRMABLE });
  const token = await loginAgain(server, order.username);
  return { ...order, ...(await confirmationOf(server, { ...order, token })) };
}

/** The same without advancing the clock: its boxes came in long before the test clock's first day. */
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

/** A payment method, and the member's request to be charged with it. */
async function confirmationOf(
  server: TestServer,
  { token, contractId }: { readonly token: string; readonly contractId: string },
) {
  const paymentId = await newBillingKey(server, token);
  const body = { monthly_amount: MONTHLY, payment_id: paymentId };
  return { token, paymentId, confirmation: { token, path: { id: contractId }, body } };
}
