import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limitRules } from "../../http/limits/limit-rules.ts";
import { newBillAndCard } from "../../testing/company-bills.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { newMember } from "../../testing/members.ts";
import { newStorageOrder, newStoredOrder } from "../../testing/storage-orders.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { newDueContract } from "../../testing/unpaid-contracts.ts";

const BUSY = "203.0.113.77";
const OTHER = "203.0.113.78";
const BY_CARD = { method: "CARD" };

let strict: TestServer;
beforeAll(async () => {
  strict = await startTestServer({ limitFactor: 1 });
  const { points } = limitRules.paymentPreparationFromAddress;
  const take = () => strict.services.limits.consume("paymentPreparationFromAddress", BUSY);
  await Promise.all(Array.from({ length: points }, take));
});
afterAll(() => strict.close());

/** Every operation with which a logged-in member starts to pay, except for moves. */
const ways = {
  async prepareStorageOrderPayment() {
    const { token } = await newMember(strict);
    const { serial } = await newStorageOrder(strict, token, nextVisits());
    return { token, path: { serial }, body: BY_CARD };
  },
  async extendStorageContract() {
    const request = { ...nextVisits(), box_count: 1 };
    const { token, contractId } = await newStoredOrder(strict, request);
    return { token, path: { id: contractId }, body: { months: 1, ...BY_CARD } };
  },
  async prepareContractPayment() {
    const { token, contractId } = await newDueContract(strict);
    return { token, path: { id: contractId }, body: BY_CARD };
  },
  async prepareCompanyPayment() {
    const { token, cpaymentId } = await newBillAndCard(strict);
    return { token, path: { cpay_id: cpaymentId }, body: BY_CARD };
  },
  async payCompanyPayment() {
    const { token, cpaymentId, paymentId } = await newBillAndCard(strict);
    return { token, path: { cpay_id: cpaymentId }, body: { payment_id: paymentId } };
  },
} as const;

describe("an address that has used up its payment preparations", () => {
  it.each([
    "prepareStorageOrderPayment",
    "extendStorageContract",
    "prepareContractPayment",
    "prepareCompanyPayment",
    "payCompanyPayment",
  ] as const)("is rejected in %s as another member", async (operation) => {
    const sent = await ways[operation]();
    const rejected = await strict.api.problem(operation, { ...sent, from: BUSY });
    expect([rejected.status, rejected.body.code]).toEqual([429, "too_many_requests"]);
    expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(0);
    await strict.api.ok(operation, { ...sent, from: OTHER });
  });
});
