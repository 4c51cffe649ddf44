import { afterEach, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { loginAgain } from "../../testing/members.ts";
import {
  advance,
  deliveryDraft,
  newPaidStorageOrder,
  newStoredOrder,
} from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import {
  advanceDays,
  newUnpaidContract,
  skipDays,
  storedContract,
} from "../../testing/unpaid-contracts.ts";
import { advanceStorageOrder } from "./advance-storage-order.ts";
import { expireContracts } from "../contract-state/expire-contracts.ts";

const server = testServer({ per: "test" });
afterEach(() => checkLedger(server.services.db));

/** A contract of one month that was over two months ago. */
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
  it("is rejected when it would end before today, and states the needed months", async () => {
    const { token, contractId } = await longExpired();
    const path = { id: contractId };
    const payment_id = await newBillingKey(server, token);
    for (const [operation, body] of [
      ["calculateExtensionAmount", { months: 1 }],
      ["extendStorageContract", { months: 1, payment_id }],
    ] as const) {
      const rejected = await server.api.problem(operation, { token, path, body });
      expect(rejected.body.errors?.[0]).toMatchObject({
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

describe("boxes that were not handed over at the collection", () => {
  it("are neither stored nor charged, and their share is refunded", async () => {
    const order = await newPaidStorageOrder(server, { box_count: 4, months: 1 });
    const { token, serial, path } = order;
    for (const to of ["CONFIRM", "DELIVERING", "BEFORE_COLLECTION", "COLLECTING"] as const) {
      await advance(server, serial, to);
    }
    const before = await server.api.ok("getStorageOrder", { token, path });
    const all = before.boxes.map((box) => box.serial);
    const complete = (missingSerials: readonly string[]) =>
      advanceStorageOrder(server.services, {
        serial,
        to: "COMPLETE",
        early: true,
        actorId: null,
        reason: "두 개는 쓰지 않음",
        missingSerials,
      });
    await expect(complete(all)).rejects.toThrow("box_unavailable");
    await expect(complete(["BX0000000000"])).rejects.toThrow("box_unavailable");
    await complete(all.slice(0, 1));
    const after = await server.api.ok("getStorageOrder", { token, path });
    expect(after.boxes.map(({ status }) => status).toSorted()).toEqual([
      "CANCEL",
      "STORED",
      "STORED",
      "STORED",
    ]);
    const contract = await storedContract(server, after.contract_id ?? "");
    const share = after.ledger.refund_amount;
    expect(contract).toMatchObject({ left_count: 3, paid_storage: share * 3 });
    expect(share).toBeGreaterThan(0);
  });
});

describe("storage that is unpaid or over", () => {
  it("rejects a delivery request and points to a final order", async () => {
    const { token, boxSerials } = await longExpired();
    const body = home(boxSerials.slice(0, 1), "2027-03-10");
    for (const operation of ["calculateStorageDeliveryAmount", "createStorageDelivery"] as const) {
      const rejected = await server.api.problem(operation, { token, body });
      expect(rejected.body.errors?.[0]).toMatchObject({
        field: "box_serials",
        message: expect.stringContaining("보관 종료를 신청하면"),
      });
    }
  });

  it("becomes EXPIRED after its end also when it is UNPAID, and its charge is retried", async () => {
    const { contractId, username } = await newUnpaidContract(server);
    await skipDays(server, 70);
    await expireContracts(server.services);
    expect(await storedContract(server, contractId)).toMatchObject({ status: "EXPIRED" });
    await newBillingKey(server, await loginAgain(server, username));
    await advanceDays(server, 3);
    const {
      paid_until: paidUntil,
      end_date: end,
      status,
    } = await storedContract(server, contractId);
    expect([paidUntil, status]).toEqual([end, "EXPIRED"]);
  });
});
