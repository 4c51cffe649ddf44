import { addDays } from "@damadum/domain";
import { chargeMonthly } from "../storage/charges/charge-monthly.ts";
import { nextVisits } from "./drivers/storage-order.ts";
import { loginAgain } from "./members.ts";
import { newStoredOrder } from "./storage-orders.ts";
import type { TestServer } from "./test-server.ts";

export function storedContract({ services }: TestServer, id: string) {
  return services.db
    .selectFrom("storage_contracts")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Two boxes for three months, paid month by month; the provider knows the card of the first payment. */
export async function newMonthlyContract(
  server: TestServer,
  changes: Parameters<typeof newStoredOrder>[1] = {},
) {
  const request = {
    ...nextVisits(),
    box_count: 2,
    payment_type: "SUBSCRIPTION",
    ...changes,
  } as const;
  const order = await newStoredOrder(server, request);
  const { billing_key_id: paymentId } = await storedContract(server, order.contractId);
  if (paymentId === null) throw new Error("A contract paid month by month has a way to pay");
  const { customer_uid: customerUid } = await server.services.db
    .selectFrom("billing_keys")
    .select("customer_uid")
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();
  server.billingKeys.register(customerUid);
  return { ...order, paymentId, customerUid };
}

/** A contract whose next month is due but not charged yet, without advancing the clock. */
export async function newDueContract(server: TestServer) {
  const contract = await newMonthlyContract(server);
  const { start_date: start } = await storedContract(server, contract.contractId);
  if (start === null) throw new Error("The storage of boxes that came in has begun");
  await server.services.db
    .updateTable("storage_contracts")
    .set({ paid_until: addDays(start, -1) })
    .where("id", "=", contract.contractId)
    .execute();
  return contract;
}

export async function advanceDays(server: TestServer, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    server.clock.pass({ days: 1 });
    await chargeMonthly(server.services);
  }
}

/** Advances the clock and charges only on the last day, because daily retries would make the test slow. */
export async function skipDays(server: TestServer, days: number): Promise<void> {
  server.clock.pass({ days: days - 1 });
  await advanceDays(server, 1);
}

/** A monthly contract whose card is declined from its second month on, three days later. */
export async function newUnpaidContract(server: TestServer) {
  const contract = await newMonthlyContract(server);
  server.billingKeys.reject(contract.customerUid);
  await advanceDays(server, 32);
  return { ...contract, token: await loginAgain(server, contract.username) };
}
