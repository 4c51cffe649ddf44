import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { loginAgain } from "../../testing/members.ts";
import { deliveryDraft, newStoredOrder } from "../../testing/storage-orders.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { newUnpaidContract, passDays, storedContract } from "../../testing/unpaid-contracts.ts";
import { expireContracts } from "./expire-contracts.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await checkLedger(server.services.db);
  await server.close();
});

/** One month that was over two months ago. */
async function longExpired() {
  const order = await newStoredOrder(server, { ...nextVisits(), box_count: 2, months: 1 });
  server.clock.pass({ days: 100 });
  await expireContracts(server.services);
  return { ...order, token: await loginAgain(server, order.username) };
}

const home = (boxSerials: readonly string[], date: string) => ({
  ...deliveryDraft(boxSerials),
  delivery: { date, time: "11:00" },
});

describe("an extension", () => {
  it("is refused when it would end before today, and says how many months it takes", async () => {
    const { token, contractId } = await longExpired();
    const path = { id: contractId };
    const payment_id = await newBillingKey(server, token);
    for (const [operation, body] of [
      ["calculateExtensionAmount", { months: 1 }],
      ["extendStorageContract", { months: 1, payment_id }],
    ] as const) {
      const refused = await server.api.refused(operation, { token, path, body });
      expect(refused.body.errors?.[0]).toMatchObject({
        field: "months",
        message: expect.stringContaining("3개월 이상 연장해 주세요"),
      });
    }
    await server.api.ok("extendStorageContract", { token, path, body: { months: 3, payment_id } });
    expect(await storedContract(server, contractId)).toMatchObject({ status: "ACTIVE" });
    await expireContracts(server.services);
    expect(await storedContract(server, contractId)).toMatchObject({ status: "ACTIVE" });
  });
});

describe("storage that is unpaid or over", () => {
  it("lets no box go home without what is owed, and none with a delivery request", async () => {
    const { token, boxSerials } = await longExpired();
    const body = home(boxSerials.slice(0, 1), "2027-03-10");
    for (const operation of ["calculateStorageDeliveryAmount", "createStorageDelivery"] as const) {
      const refused = await server.api.refused(operation, { token, body });
      expect(refused.body.errors?.[0]).toMatchObject({
        field: "box_serials",
        message: expect.stringContaining("보관 종료를 신청하면"),
      });
    }
  });

  it("becomes EXPIRED past its end also when it is UNPAID, and its charge is tried again", async () => {
    const { contractId, username } = await newUnpaidContract(server);
    await passDays(server, 70);
    await expireContracts(server.services);
    expect(await storedContract(server, contractId)).toMatchObject({ status: "EXPIRED" });
    await newBillingKey(server, await loginAgain(server, username));
    await passDays(server, 3);
    const {
      paid_until: paidUntil,
      end_date: end,
      status,
    } = await storedContract(server, contractId);
    expect([paidUntil, status]).toEqual([end, "EXPIRED"]);
  });
});
