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

describe("a contract paid month by month", () => {
  it("is charged monthly, retried, UNPAID after three failures, and expires", async () => {
    const changes = { ...nextVisits(), box_count: 2, payment_type: "SUBSCRIPTION" as const };
    const { contractId } = await newStoredOrder(server, changes);
    const begun = await contractOf(contractId);
    expect(begun).toMatchObject({ paid_until: "2026-12-19", paid_storage: 16_000 });
    const { customer_uid: customerUid } = await server.services.db
      .selectFrom("billing_keys")
      .select("customer_uid")
      .where("payment_id", "=", begun.billing_key_id ?? "")
      .executeTakeFirstOrThrow();
    server.billingKeys.register(customerUid);

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
