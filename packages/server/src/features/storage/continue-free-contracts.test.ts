import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newFreeContract } from "../../testing/free-contracts.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { advance, deliveryDraft, newStorageOrder, payFor } from "../../testing/storage-orders.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { advanceDays, storedContract } from "../../testing/unpaid-contracts.ts";
import { sendReminders } from "../reminder/send-reminders.ts";
import { continueFreeContracts } from "./continue-free-contracts.ts";
import { expireContracts } from "./expire-contracts.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await checkLedger(server.services.db);
  await server.close();
});

/** Boxes that come in on the test clock's first day stay free until then. */
const LAST_FREE_DAY = "2027-02-19";
const UNCHANGED = { payment_type: "NORMAL", months: 3, end_date: LAST_FREE_DAY } as const;
const SWITCHED = {
  status: "ACTIVE",
  payment_type: "SUBSCRIPTION",
  months: 6,
  end_date: "2027-05-19",
  paid_until: LAST_FREE_DAY,
} as const;

/** Days go by until so many are left before the end, and the server looks at what is to go on. */
async function pass(days: number): Promise<void> {
  server.clock.pass({ days });
  await continueFreeContracts(server.services);
}
const UNTIL_30_BEFORE = 61;

async function continued() {
  const contract = await newFreeContract(server, { isKeyed: true });
  await pass(UNTIL_30_BEFORE);
  return { ...contract, token: await loginAgain(server, contract.username) };
}

const noticesOfSwitch = () =>
  server.notices.sent.filter(({ template }) => template === "RM_STORAGE_CONTINUES");

describe("free months with a consent", () => {
  it("are switched once, 30 days before their end, and the member is told", async () => {
    const { contractId, serial } = await newFreeContract(server, { isKeyed: true });
    await pass(UNTIL_30_BEFORE - 1);
    expect(await storedContract(server, contractId)).toMatchObject(UNCHANGED);
    await pass(1);
    await pass(0);
    const switched = await storedContract(server, contractId);
    expect(switched).toMatchObject(SWITCHED);
    expect(switched.billing_key_id).not.toBeNull();
    expect(switched.next_charge_at).toEqual(new Date("2027-02-20T09:00:00+09:00"));
    await sendReminders(server.services);
    await sendReminders(server.services);
    const [notice, ...more] = noticesOfSwitch();
    expect([notice?.variables["번호"], more]).toEqual([serial, []]);
    expect(notice?.text).toContain("첫 결제일 2027년 2월 20일 (토)\n매달 16,000원");
  });

  it("name the day of the consent in the history that the member reads", async () => {
    const { token, contractId } = await continued();
    const shown = await server.api.ok("getStorageContract", { token, path: { id: contractId } });
    expect(shown.history.at(-1)).toMatchObject({
      from: "ACTIVE",
      to: "ACTIVE",
      by: "SYSTEM",
      reason: expect.stringContaining("2026년 11월 20일 (금)에 동의하신 대로"),
    });
    expect(shown.continue_agreed_at).toContain("2026-11-20");
    expect(shown.payments.map(({ payment_type: type }) => type)).toEqual(["NORMAL"]);
  });

  it("wait for the morning with the notice when they are switched by night", async () => {
    await newFreeContract(server, { isKeyed: true });
    server.clock.pass({ minutes: 12 * 60 });
    await pass(UNTIL_30_BEFORE);
    await sendReminders(server.services);
    expect(noticesOfSwitch()).toEqual([]);
    server.clock.pass({ minutes: 12 * 60 });
    await sendReminders(server.services);
    expect(noticesOfSwitch()).toHaveLength(1);
  });

  it("are charged for the boxes that are left when paid months come", async () => {
    const { token, serial, boxSerials, contractId } = await continued();
    const [box = ""] = boxSerials;
    const home = deliveryDraft([box]);
    const delivery = { date: "2027-01-26", time: "11:00" };
    const { box_serials: _serials, ...visit } = home;
    const body = { ...visit, delivery, scope: "PART" as const, box_serials: [box] };
    const final = await server.api.ok("createFinalDelivery", {
      token,
      path: { serial },
      body,
    });
    await payFor(server, "StorageFinal", { token, serial: final.serial });
    for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"] as const) {
      await advance(server, final.serial, to);
    }
    await advanceDays(server, 31);
    expect(await storedContract(server, contractId)).toMatchObject({
      left_count: 1,
      paid_from: "2027-02-20",
      paid_until: "2027-03-19",
      paid_storage: 8_000,
    });
  });

  it("end with the paid months when nobody extends them", async () => {
    const { contractId } = await continued();
    await advanceDays(server, 120);
    await expireContracts(server.services);
    expect(await storedContract(server, contractId)).toMatchObject({
      status: "EXPIRED",
      paid_until: "2027-05-19",
      next_charge_at: null,
    });
    const charges = await server.services.db.selectFrom("storage_charges").selectAll().execute();
    expect(charges.map(({ amount, status }) => [amount, status])).toEqual([
      [16_000, "PAID"],
      [16_000, "PAID"],
      [16_000, "PAID"],
    ]);
  });

  it.each(["2027-02-01", LAST_FREE_DAY])(
    "cost and give back nothing when they are terminated to %s after the switch",
    async (end_date) => {
      const { token, contractId } = await continued();
      const sent = { token, path: { id: contractId }, body: { end_date } };
      const amount = await server.api.ok("calculateTerminationAmount", sent);
      expect([amount.total_amount, amount.refund_amount]).toEqual([0, 0]);
      await server.api.ok("terminateStorageContract", sent);
      await advanceDays(server, 40);
      expect(await storedContract(server, contractId)).toMatchObject({
        status: "ENDING",
        paid_until: LAST_FREE_DAY,
        next_charge_at: null,
      });
      expect(await server.services.db.selectFrom("storage_charges").selectAll().execute()).toEqual(
        [],
      );
    },
  );

  it("wait for a way to pay up to their last day", async () => {
    const { contractId, username } = await newFreeContract(server, { isKeyed: false });
    await pass(UNTIL_30_BEFORE);
    expect(await storedContract(server, contractId)).toMatchObject(UNCHANGED);
    await pass(30);
    await newBillingKey(server, await loginAgain(server, username));
    await pass(0);
    expect(await storedContract(server, contractId)).toMatchObject(SWITCHED);
  });
});

describe("free months that end by themselves", () => {
  it("are those without a consent", async () => {
    const { contractId } = await newFreeContract(server, { isKeyed: true, isAgreed: false });
    await pass(UNTIL_30_BEFORE);
    await pass(30);
    expect(await storedContract(server, contractId)).toMatchObject({
      ...UNCHANGED,
      continue_agreed_at: null,
    });
    await pass(1);
    await expireContracts(server.services);
    expect(await storedContract(server, contractId)).toMatchObject({
      ...UNCHANGED,
      status: "EXPIRED",
    });
  });

  it("are those whose way to pay came after the end", async () => {
    const { contractId, username } = await newFreeContract(server, { isKeyed: false });
    await pass(92);
    await newBillingKey(server, await loginAgain(server, username));
    await pass(0);
    expect(await storedContract(server, contractId)).toMatchObject(UNCHANGED);
  });

  it("are those that the member terminated", async () => {
    const { token, contractId } = await newFreeContract(server, { isKeyed: true });
    const body = { end_date: LAST_FREE_DAY };
    await server.api.ok("terminateStorageContract", { token, path: { id: contractId }, body });
    await pass(UNTIL_30_BEFORE);
    expect(await storedContract(server, contractId)).toMatchObject({
      ...UNCHANGED,
      status: "ENDING",
    });
  });

  it("are those whose boxes all leave", async () => {
    const { contractId, serial, username } = await newFreeContract(server, { isKeyed: true });
    server.clock.pass({ days: 55 });
    const token = await loginAgain(server, username);
    const { box_serials: _serials, ...visit } = deliveryDraft([]);
    const body = {
      ...visit,
      delivery: { date: "2027-02-16", time: "11:00" },
      scope: "ALL" as const,
    };
    const final = await server.api.ok("createFinalDelivery", {
      token,
      path: { serial },
      body,
    });
    await payFor(server, "StorageFinal", { token, serial: final.serial });
    await pass(6);
    expect(await storedContract(server, contractId)).toMatchObject(UNCHANGED);
  });

  it("are those that the member extended, whose consent is spent", async () => {
    const { token, contractId } = await newFreeContract(server, { isKeyed: false });
    const payment_id = await newBillingKey(server, token);
    const body = { months: 1, payment_id };
    await server.api.ok("extendStorageContract", { token, path: { id: contractId }, body });
    const extended = {
      payment_type: "NORMAL",
      months: 4,
      end_date: "2027-03-19",
      continue_agreed_at: null,
    };
    expect(await storedContract(server, contractId)).toMatchObject(extended);
    await pass(UNTIL_30_BEFORE);
    await pass(28);
    expect(await storedContract(server, contractId)).toMatchObject(extended);
  });

  it("are those that the member is paying to extend", async () => {
    const { contractId, username } = await newFreeContract(server, { isKeyed: true });
    server.clock.pass({ days: UNTIL_30_BEFORE });
    const token = await loginAgain(server, username);
    const body = { months: 1, method: "CARD" as const };
    await server.api.ok("extendStorageContract", { token, path: { id: contractId }, body });
    await pass(0);
    expect(await storedContract(server, contractId)).toMatchObject(UNCHANGED);
  });
});

describe("createStorageOrder", () => {
  it("rejects a consent to paid months when there are no free ones", async () => {
    const { token } = await newMember(server);
    await expect(newStorageOrder(server, token, { continue_paid: true })).rejects.toThrow(
      /continue_paid/,
    );
  });
});
