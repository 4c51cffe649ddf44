import { afterEach, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { newStoredOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

async function stored(changes = {}) {
  const order = await newStoredOrder(server, { ...nextVisits(), box_count: 3, ...changes });
  return { ...order, contract: { id: order.contractId } };
}
const contractOf = (token: string, id: string) =>
  server.api.ok("getStorageContract", { token, path: { id } });

describe("reading contracts", () => {
  it("returns the member's own contract with its boxes, months and history", async () => {
    const { token, contractId, serial } = await stored();
    const shown = await contractOf(token, contractId);
    expect(shown).toMatchObject({
      order_serial: serial,
      status: "ACTIVE",
      payment_type: "NORMAL",
      months: 3,
      start_date: "2026-11-20",
      end_date: "2027-02-19",
      box_count: 3,
      stored_box_count: 3,
      monthly_amount: 24_000,
      next_charge: null,
      changes: [],
      payments: [{ status: "PAID", payment_type: "NORMAL" }],
    });
    expect(shown.history.map(({ to, by }) => [to, by])).toEqual([
      ["WAITING", "SYSTEM"],
      ["ACTIVE", "SYSTEM"],
    ]);
    const query = { page: "1", limit: "20" };
    const { items } = await server.api.ok("listStorageContracts", { token, query });
    expect(items).toMatchObject([{ id: contractId, stored_box_count: 3 }]);
  });
});

describe("termination", () => {
  it("ends on the chosen day with the refund that was calculated", async () => {
    const { token, contract, contractId } = await stored();
    const body = { end_date: "2027-01-20" };
    const amount = await server.api.ok("calculateTerminationAmount", {
      token,
      path: contract,
      body,
    });
    expect(amount.refund_amount).toBeGreaterThan(0);
    const sent = { token, path: contract, body: { ...body, reason: "이사를 마쳤어요" } };
    const changed = await server.api.ok("terminateStorageContract", sent);
    expect(changed).toMatchObject({
      change: { kind: "TERMINATION", status: "APPLIED", amount, end_date: "2027-01-20" },
      payment: null,
    });
    const shown = await contractOf(token, contractId);
    expect(shown).toMatchObject({ status: "ENDING", end_date: "2027-01-20" });
    expect(shown.history.at(-1)).toMatchObject({ by: "MEMBER", reason: "이사를 마쳤어요" });
    const again = await server.api.problem("terminateStorageContract", sent);
    expect(again.body.code).toBe("state_conflict");
  });

  it("rejects a day outside the contract", async () => {
    const { token, contract } = await stored();
    for (const end_date of ["2026-11-19", "2027-02-20"]) {
      const sent = { token, path: contract, body: { end_date } };
      const answer = await server.api.problem("calculateTerminationAmount", sent);
      expect(answer.body.errors?.[0]).toMatchObject({ field: "end_date" });
    }
  });
});

describe("upgrade", () => {
  it("charges the difference for the remaining time and applies when paid", async () => {
    const { token, contract, contractId } = await stored();
    const body = { grade: "CLIMATE" };
    const sent = { token, path: contract, body };
    const amount = await server.api.ok("calculateUpgradeAmount", sent);
    expect(amount).toMatchObject({ total_amount: 27_000, lines: [{ code: "GRADE" }] });
    const payment_id = await newBillingKey(server, token);
    const paid = { ...sent, body: { ...body, payment_id } };
    expect(await server.api.ok("upgradeStorageContract", paid)).toMatchObject({
      change: { kind: "UPGRADE", status: "APPLIED", grade: "CLIMATE" },
      payment: { payment_status: "PAID", amount: 27_000 },
    });
    expect(await contractOf(token, contractId)).toMatchObject({
      grade: "CLIMATE",
      monthly_amount: 33_000,
    });
    expect((await server.api.problem("calculateUpgradeAmount", sent)).body.code).toBe(
      "state_conflict",
    );
  });

  it("requires a way to pay", async () => {
    const { token, contract } = await stored();
    const sent = { token, path: contract, body: { grade: "CLIMATE" } };
    const answer = await server.api.problem("upgradeStorageContract", sent);
    expect(answer.body.errors?.[0]).toMatchObject({ field: "method", code: "required" });
  });
});

describe("extension", () => {
  it("adds months by spec section 9 when paid, and records the change", async () => {
    const { token, contract, contractId } = await stored({ promotion: "FREE_MONTH3" });
    const body = { months: 3 };
    const { end_date: end, ...amount } = await server.api.ok("calculateExtensionAmount", {
      token,
      path: contract,
      body,
    });
    expect(amount.total_amount).toBe(68_400);
    expect(end).toBe("2027-05-19");
    const sent = { token, path: contract, body: { ...body, method: "CARD" } };
    const { change, payment } = await server.api.ok("extendStorageContract", sent);
    expect(change).toMatchObject({ status: "QUOTED", end_date: "2027-05-19", applied_at: null });
    // The same request resumes the change; another one is rejected meanwhile.
    const again = await server.api.ok("extendStorageContract", sent);
    expect(again.payment?.merchant_uid).toBe(payment?.merchant_uid);
    const other = { ...sent, body: { months: 6, method: "CARD" } };
    expect((await server.api.problem("extendStorageContract", other)).body.code).toBe(
      "change_pending",
    );
    const { impUid } = server.provider.pay(payment?.merchant_uid ?? "");
    const done = { imp_uid: impUid, merchant_uid: payment?.merchant_uid };
    expect(
      await server.api.ok("completeContractPayment", { path: contract, body: done }),
    ).toMatchObject({ reference: change.id, payment_status: "PAID", amount: 68_400 });
    const shown = await contractOf(token, contractId);
    expect(shown).toMatchObject({ months: 6, end_date: "2027-05-19" });
    expect(shown.changes).toMatchObject([{ status: "APPLIED", amount }]);
    expect(shown.changes[0]?.applied_at).not.toBeNull();
  });

  it("undoes a termination", async () => {
    const { token, contract, contractId } = await stored();
    const end = { token, path: contract, body: { end_date: "2027-01-20" } };
    await server.api.ok("terminateStorageContract", end);
    const payment_id = await newBillingKey(server, token);
    const sent = { token, path: contract, body: { months: 1, payment_id } };
    await server.api.ok("extendStorageContract", sent);
    expect(await contractOf(token, contractId)).toMatchObject({
      status: "ACTIVE",
      end_date: "2027-03-19",
    });
  });
});
