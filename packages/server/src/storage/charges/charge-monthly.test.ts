import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { testServer } from "../../testing/test-server.ts";
import { newMonthlyContract, storedContract } from "../../testing/unpaid-contracts.ts";
import { chargeMonthly } from "./charge-monthly.ts";
import { expireContracts } from "../contract-state/expire-contracts.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

/** No price list is theirs, so such contracts can be neither charged nor expired. */
const broken = { price_version: "2000-01-01" };

async function storeCopies(
  contractId: string,
  count: number,
  changes: Partial<Awaited<ReturnType<typeof storedContract>>>,
) {
  const { db } = server.services;
  const contract = await storedContract(server, contractId);
  const { request, price, ...order } = await db
    .selectFrom("storage_orders")
    .selectAll()
    .where("id", "=", contract.order_id)
    .executeTakeFirstOrThrow();
  const priced = { request: JSON.stringify(request), price: JSON.stringify(price), paid_amount: 0 };
  const copies = Array.from({ length: count }, (_, index) => ({
    order: { id: randomUUID(), serial: `${order.serial}-${index}`, contract_id: null },
    contract: { id: randomUUID(), ...changes },
  }));
  await db
    .insertInto("storage_orders")
    .values(copies.map((copy) => ({ ...order, ...priced, ...copy.order })))
    .execute();
  await db
    .insertInto("storage_contracts")
    .values(copies.map((copy) => ({ ...contract, ...copy.contract, order_id: copy.order.id })))
    .execute();
}

it("chargeMonthly charges a contract behind more broken ones than it charges in a run", async () => {
  const { db, clock } = server.services;
  const { contractId } = await newMonthlyContract(server);
  await storeCopies(contractId, 120, { ...broken, next_charge_at: clock() });
  server.clock.pass({ minutes: 1 });
  const due = { next_charge_at: clock() };
  await db.updateTable("storage_contracts").set(due).where("id", "=", contractId).execute();

  await chargeMonthly(server.services);
  const failures = server.logged.filter((line) => line.includes("month not charged"));
  expect(failures).toHaveLength(120);
  expect((await storedContract(server, contractId)).paid_from).toBe("2026-12-20");
  const over = { next_charge_at: null, status: "ENDED" } as const;
  await db.updateTable("storage_contracts").set(over).execute();
});

it("chargeMonthly charges at most a hundred contracts in a run", async () => {
  const { db, clock } = server.services;
  const { contractId, customerUid } = await newMonthlyContract(server);
  server.billingKeys.reject(customerUid);
  await db
    .updateTable("storage_contracts")
    .set({ next_charge_at: clock() })
    .where("id", "=", contractId)
    .execute();
  await storeCopies(contractId, 100, {});

  await chargeMonthly(server.services);
  const due = await db
    .selectFrom("storage_contracts")
    .select("id")
    .where("next_charge_at", "<=", clock())
    .execute();
  expect(due).toHaveLength(1);
  await db
    .updateTable("storage_contracts")
    .set({ next_charge_at: null, status: "ENDED" })
    .execute();
});

it("expireContracts expires a contract behind a hundred broken ones", async () => {
  const { db } = server.services;
  const { contractId } = await newMonthlyContract(server);
  await storeCopies(contractId, 120, { ...broken, end_date: "2026-11-01" });
  const end = { end_date: "2026-11-02" };
  await db.updateTable("storage_contracts").set(end).where("id", "=", contractId).execute();

  await expireContracts(server.services);
  const failures = server.logged.filter((line) => line.includes("contract not expired"));
  expect(failures).toHaveLength(120);
  expect((await storedContract(server, contractId)).status).toBe("EXPIRED");
  await db
    .updateTable("storage_contracts")
    .set({ next_charge_at: null, status: "ENDED" })
    .execute();
});

describe("a contract paid month by month", () => {
  it("is charged monthly, retried, UNPAID after three failures, and expires", async () => {
    const { contractId } = await newMonthlyContract(server);
    expect(await storedContract(server, contractId)).toMatchObject({
      paid_until: "2026-12-19",
      paid_storage: 16_000,
    });

    await chargeMonthly(server.services);
    expect((await storedContract(server, contractId)).paid_until).toBe("2026-12-19");
    server.clock.pass({ days: 30 });
    await chargeMonthly(server.services);
    await chargeMonthly(server.services);
    expect(await storedContract(server, contractId)).toMatchObject({
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
    expect(await storedContract(server, contractId)).toMatchObject({
      status: "UNPAID",
      charge_failures: 3,
    });
    server.billingKeys.declining = false;
    await chargeMonthly(server.services);
    expect(await storedContract(server, contractId)).toMatchObject({
      status: "ACTIVE",
      charge_failures: 0,
      paid_until: "2027-02-19",
      next_charge_at: null,
    });

    server.clock.pass({ days: 30 });
    await expireContracts(server.services);
    expect((await storedContract(server, contractId)).status).toBe("EXPIRED");
  });
});
