import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { newStoredOrder } from "../../testing/storage-orders.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { chargeMonthly } from "./charge-monthly.ts";
import { expireContracts } from "./expire-contracts.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => checkLedger(server.services.db));
afterAll(() => server.close());

const contractOf = (id: string) =>
  server.services.db
    .selectFrom("storage_contracts")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

/** Makes the contract's billing key chargeable. */
async function registerKeyOf({ billing_key_id: id }: { readonly billing_key_id: string | null }) {
  const { customer_uid: customerUid } = await server.services.db
    .selectFrom("billing_keys")
    .select("customer_uid")
    .where("payment_id", "=", id ?? "")
    .executeTakeFirstOrThrow();
  server.billingKeys.register(customerUid);
}

it("chargeMonthly tries each due contract once when more than a batch of them cannot be charged", async () => {
  const { db, clock } = server.services;
  const changes = { ...nextVisits(), box_count: 2, payment_type: "SUBSCRIPTION" as const };
  const { contractId, serial } = await newStoredOrder(server, changes);
  const contract = await contractOf(contractId);
  await registerKeyOf(contract);
  const { request, price, ...order } = await db
    .selectFrom("storage_orders")
    .selectAll()
    .where("id", "=", contract.order_id)
    .executeTakeFirstOrThrow();
  const priced = { request: JSON.stringify(request), price: JSON.stringify(price), paid_amount: 0 };
  const next_charge_at = clock();
  const copies = Array.from({ length: 30 }, (_, index) => ({
    order: { id: randomUUID(), serial: `${serial}-${index}`, contract_id: null },
    lost: { id: randomUUID(), price_version: "2000-01-01", next_charge_at },
  }));
  await db
    .insertInto("storage_orders")
    .values(copies.map((copy) => ({ ...order, ...priced, ...copy.order })))
    .execute();
  await db
    .insertInto("storage_contracts")
    .values(copies.map((copy) => ({ ...contract, ...copy.lost, order_id: copy.order.id })))
    .execute();
  server.clock.pass({ minutes: 1 });
  const due = { next_charge_at: clock() };
  await db.updateTable("storage_contracts").set(due).where("id", "=", contractId).execute();

  await chargeMonthly(server.services);
  const failures = server.logged.filter((line) => line.includes("month not charged"));
  expect(failures).toHaveLength(30);
  expect((await contractOf(contractId)).paid_from).toBe("2026-12-20");
  await db.updateTable("storage_contracts").set({ next_charge_at: null }).execute();
});

describe("a contract paid month by month", () => {
  it("is charged monthly, retried, UNPAID after three failures, and expires", async () => {
    const changes = { ...nextVisits(), box_count: 2, payment_type: "SUBSCRIPTION" as const };
    const { contractId } = await newStoredOrder(server, changes);
    const begun = await contractOf(contractId);
    expect(begun).toMatchObject({ paid_until: "2026-12-19", paid_storage: 16_000 });
    await registerKeyOf(begun);

    await chargeMonthly(server.services);
    expect((await contractOf(contractId)).paid_until).toBe("2026-12-19");
    server.clock.pass({ days: 30 });
    await chargeMonthly(server.services);
    await chargeMonthly(server.services);
    expect(await contractOf(contractId)).toMatchObject({
      paid_from: "2026-12-20",
      paid_until: "2027-01-19",
      status: "ACTIVE",
    });

    server.billingKeys.declining = true;
    server.clock.pass({ days: 31 });
    for (let tries = 0; tries < 3; tries += 1) {
      await chargeMonthly(server.services);
      server.clock.pass({ days: 1, minutes: 1 });
    }
    expect(await contractOf(contractId)).toMatchObject({ status: "UNPAID", charge_failures: 3 });
    server.billingKeys.declining = false;
    await chargeMonthly(server.services);
    expect(await contractOf(contractId)).toMatchObject({
      status: "ACTIVE",
      charge_failures: 0,
      paid_until: "2027-02-19",
      next_charge_at: null,
    });

    server.clock.pass({ days: 30 });
    await expireContracts(server.services);
    expect((await contractOf(contractId)).status).toBe("EXPIRED");
  });
});
