import { afterEach, describe, expect, it } from "vitest";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import {
  MONTHLY,
  newConfirmableContract,
  newFreeContract,
  UNTIL_CONFIRMABLE,
} from "../../testing/free-contracts.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { testServer } from "../../testing/test-server.ts";
import { advanceDays, storedContract } from "../../testing/unpaid-contracts.ts";
import { sendReminders } from "../../platform/reminder/reminders.ts";

const server = testServer({ per: "test" });
afterEach(() => checkLedger(server.services.db));

/** The last free day of boxes that arrive on the test clock's first day. */
const LAST_FREE_DAY = "2027-02-19";
const UNCHANGED = {
  payment_type: "NORMAL",
  months: 3,
  end_date: LAST_FREE_DAY,
  next_charge_at: null,
  continue_confirmed_at: null,
} as const;
const CONFIRMED = {
  status: "ACTIVE",
  payment_type: "SUBSCRIPTION",
  months: 6,
  end_date: "2027-05-19",
  paid_until: LAST_FREE_DAY,
  next_charge_at: new Date("2027-02-20T09:00:00+09:00"),
} as const;

const charges = async () =>
  (await server.services.db.selectFrom("storage_charges").selectAll().execute()).map(
    ({ from_date: from, amount, status }) => [from, amount, status],
  );

type Confirmable = Awaited<ReturnType<typeof newConfirmableContract>>;

/** Expects a rejection with this code and an unchanged, free contract. */
async function expectRefused({ confirmation, contractId }: Confirmable, code: string) {
  const refused = await server.api.problem("continueStorageContract", confirmation);
  expect([refused.status, refused.body.code]).toEqual([409, code]);
  expect(await storedContract(server, contractId)).toMatchObject({ payment_type: "NORMAL" });
  return refused.body.message;
}

describe("continueStorageContract", () => {
  it("switches the contract to monthly payment without a charge when the member agrees", async () => {
    const { token, contractId, paymentId, confirmation, serial } =
      await newConfirmableContract(server);
    const before = await server.api.ok("getStorageContract", { token, path: { id: contractId } });
    expect(before.continuation).toEqual({
      from: "2027-02-20",
      months: 3,
      end_date: "2027-05-19",
      monthly_amount: MONTHLY,
      confirm_from: "2027-01-21",
      confirm_until: LAST_FREE_DAY,
    });
    const shown = await server.api.ok("continueStorageContract", confirmation);
    expect(shown).toMatchObject({
      payment_type: "SUBSCRIPTION",
      next_charge: { date: "2027-02-20", amount: MONTHLY },
      payment_id: paymentId,
      continue_confirmed_at: "2027-01-21T10:00:00+09:00",
      continuation: null,
    });
    expect(shown.history.at(-1)).toMatchObject({ from: "ACTIVE", to: "ACTIVE", by: "MEMBER" });
    expect(shown.history.at(-1)?.reason).toMatch(
      /2027년 2월 20일 \(토\)부터 3개월 동안 매달 16,000원\(부가세 포함\)을 .* 회원이 동의했어요/,
    );
    expect(await storedContract(server, contractId)).toMatchObject(CONFIRMED);
    expect(await charges()).toEqual([]);
    await sendReminders(server.services);
    const receipts = server.notices.sent.filter(({ text }) => text.includes("동의하신 대로"));
    expect(receipts.map(({ variables }) => variables["번호"])).toEqual([serial]);
    expect(receipts[0]?.text).toMatch(/첫 결제일 2027년 2월 20일 \(토\)\n3개월 동안 매달 16,000원/);
  });

  it("changes the contract and sends the receipt once when five requests arrive simultaneously", async () => {
    const { contractId, confirmation } = await newConfirmableContract(server);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.api.ok("continueStorageContract", confirmation)),
    );
    const [first, ...others] = answers;
    for (const other of others) expect(other).toEqual(first);
    expect(await storedContract(server, contractId)).toMatchObject(CONFIRMED);
    await sendReminders(server.services);
    expect(server.notices.sent.filter(({ text }) => text.includes("동의하신 대로"))).toHaveLength(
      1,
    );
  });

  it.each([
    ["the day before the days of the consent", UNTIL_CONFIRMABLE - 1, "state_conflict"],
    ["their first day", UNTIL_CONFIRMABLE, null],
    ["the last free day", 91, null],
    ["the first day after it", 92, "state_conflict"],
  ] as const)(
    "accepts a consent only within its 30 days when it arrives on %s",
    async (_when, days, code) => {
      const { contractId, username } = await newFreeContract(server);
      server.clock.pass({ days });
      const token = await loginAgain(server, username);
      const body = { monthly_amount: MONTHLY, payment_id: await newBillingKey(server, token) };
      const answer = await server.api.send("continueStorageContract", {
        token,
        path: { id: contractId },
        body,
      });
      expect(answer.status).toBe(code === null ? 200 : 409);
      expect(await storedContract(server, contractId)).toMatchObject(
        code === null ? CONFIRMED : UNCHANGED,
      );
    },
  );

  it("returns amount_mismatch when an upgrade has changed the monthly amount", async () => {
    const contract = await newConfirmableContract(server);
    const { token, contractId, confirmation, paymentId } = contract;
    const path = { id: contractId };
    const body = { grade: "CLIMATE" as const, payment_id: paymentId };
    await server.api.ok("upgradeStorageContract", { token, path, body });
    expect(await expectRefused(contract, "amount_mismatch")).toContain("다시 동의해 주세요");
    const { continuation } = await server.api.ok("getStorageContract", { token, path });
    expect(continuation?.monthly_amount).toBe(22_000);
    await server.api.ok("continueStorageContract", {
      ...confirmation,
      body: { ...confirmation.body, monthly_amount: 22_000 },
    });
    await advanceDays(server, 30);
    expect(await charges()).toEqual([["2027-02-20", 22_000, "PAID"]]);
  });

  it("returns 422 when the billing key is deleted or another member's", async () => {
    const { token, confirmation, paymentId, contractId } = await newConfirmableContract(server);
    const { token: stranger } = await newMember(server);
    const foreign = await newBillingKey(server, stranger);
    await server.api.ok("deleteBillingKey", { token, path: { id: paymentId } });
    for (const payment_id of [foreign, paymentId]) {
      const body = { ...confirmation.body, payment_id };
      const refused = await server.api.problem("continueStorageContract", {
        ...confirmation,
        body,
      });
      expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([422, "payment_id"]);
    }
    expect(await storedContract(server, contractId)).toMatchObject(UNCHANGED);
  });

  it("returns change_pending while a change is being paid, and cancels the change when its time is over", async () => {
    const contract = await newConfirmableContract(server);
    const { token, username, contractId, confirmation } = contract;
    const sent = { token, path: { id: contractId }, body: { months: 1, method: "CARD" as const } };
    const { payment } = await server.api.ok("extendStorageContract", sent);
    await expectRefused(contract, "change_pending");
    server.clock.pass({ minutes: 16 });
    const again = await server.api.ok("continueStorageContract", {
      ...confirmation,
      token: await loginAgain(server, username),
    });
    expect(again.changes[0]?.status).toBe("CANCEL");
    expect(payment?.payment_status).toBe("READY");
    expect(await storedContract(server, contractId)).toMatchObject(CONFIRMED);
  });

  it.each([
    ["has no reminder requested", { isReminderRequested: false }, null],
    ["is extended", {}, "extendStorageContract"],
    ["is terminated", {}, "terminateStorageContract"],
  ] as const)("returns state_conflict when the contract %s", async (_why, changes, operation) => {
    const contract = await newConfirmableContract(server, changes);
    const { token, contractId, paymentId } = contract;
    const path = { id: contractId };
    if (operation === "extendStorageContract") {
      await server.api.ok(operation, { token, path, body: { months: 1, payment_id: paymentId } });
    } else if (operation !== null) {
      await server.api.ok(operation, { token, path, body: { end_date: LAST_FREE_DAY } });
    }
    expect(await expectRefused(contract, "state_conflict")).toContain("30일 동안");
    const { continuation } = await server.api.ok("getStorageContract", { token, path });
    expect(continuation).toBeNull();
  });
});
