import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { MONTHLY, newConfirmableContract } from "../../testing/free-contracts.ts";
import { loginAgain, newMember } from "../../testing/members.ts";
import { newStorageOrder } from "../../testing/storage-orders.ts";
import { testServer } from "../../testing/test-server.ts";
import { advanceDays, storedContract } from "../../testing/unpaid-contracts.ts";
import { expireContracts } from "./expire-contracts.ts";
import { overdueAmount } from "./overdue-amount.ts";

const server = testServer({ per: "test" });
afterEach(() => checkLedger(server.services.db));

/** The last free day of boxes that arrive on the test clock's first day. */
const LAST_FREE_DAY = "2027-02-19";

const charges = async () =>
  (
    await server.services.db
      .selectFrom("storage_charges")
      .selectAll()
      .orderBy("from_date")
      .execute()
  ).map(({ from_date: from, amount, status }) => [from, amount, status]);

async function newConfirmed() {
  const contract = await newConfirmableContract(server);
  await server.api.ok("continueStorageContract", contract.confirmation);
  return contract;
}

describe("free months that are continued", () => {
  it("are followed by the first charge on the day after them, and not earlier", async () => {
    await newConfirmed();
    await advanceDays(server, 29);
    expect(await charges()).toEqual([]);
    await advanceDays(server, 1);
    expect(await charges()).toEqual([["2027-02-20", MONTHLY, "PAID"]]);
  });

  it("end with the paid months when the contract is not extended", async () => {
    const { contractId } = await newConfirmed();
    await advanceDays(server, 119);
    await expireContracts(server.services);
    expect(await storedContract(server, contractId)).toMatchObject({
      status: "EXPIRED",
      paid_until: "2027-05-19",
      next_charge_at: null,
    });
    expect(await charges()).toEqual([
      ["2027-02-20", MONTHLY, "PAID"],
      ["2027-03-20", MONTHLY, "PAID"],
      ["2027-04-20", MONTHLY, "PAID"],
    ]);
  });

  it.each(["2027-02-01", LAST_FREE_DAY])(
    "charge and refund nothing when the contract is terminated at %s",
    async (end_date) => {
      const { token, contractId } = await newConfirmed();
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
      expect(await charges()).toEqual([]);
    },
  );
});

it("terminateStorageContract refunds the rest of a higher grade without a fee when free months end", async () => {
  const { token, contractId, paymentId } = await newConfirmed();
  const path = { id: contractId };
  const { change } = await server.api.ok("upgradeStorageContract", {
    token,
    path,
    body: { grade: "CLIMATE", payment_id: paymentId },
  });
  const paid = change.amount.total_amount;
  const end_date = "2027-02-19";
  const whole = await server.api.ok("calculateTerminationAmount", {
    token,
    path,
    body: { end_date },
  });
  expect([whole.total_amount, whole.refund_amount]).toEqual([0, 0]);
  const body = { end_date: "2027-02-01" };
  const part = await server.api.ok("calculateTerminationAmount", { token, path, body });
  expect(part.lines.map(({ code }) => code)).toEqual(["UNUSED_REFUND"]);
  // 18 of the 30 days that were paid for.
  expect(part.refund_amount).toBe((paid * 18) / 30);
});

it("terminateStorageContract refunds a whole extension less its fee when no day of it has come", async () => {
  const { token, contractId, paymentId } = await newConfirmableContract(server);
  const path = { id: contractId };
  const { change } = await server.api.ok("extendStorageContract", {
    token,
    path,
    body: { months: 2, payment_id: paymentId },
  });
  const body = { end_date: LAST_FREE_DAY };
  const { lines } = await server.api.ok("calculateTerminationAmount", { token, path, body });
  expect(lines.map(({ code, amount }) => [code, amount])).toEqual([
    ["UNUSED_REFUND", -change.amount.total_amount],
    ["TERMINATION_FEE", Math.floor(change.amount.total_amount / 10)],
  ]);
});

describe("free months that are not confirmed", () => {
  it.each([{ isReminderRequested: true }, { isReminderRequested: false }])(
    "expire without a charge when the member has a billing key and the order says %o",
    async (changes) => {
      const { contractId } = await newConfirmableContract(server, changes);
      for (let day = 0; day < 40; day += 1) {
        await advanceDays(server, 1);
        await expireContracts(server.services);
      }
      expect(await storedContract(server, contractId)).toMatchObject({
        status: "EXPIRED",
        payment_type: "NORMAL",
        months: 3,
        end_date: LAST_FREE_DAY,
        next_charge_at: null,
      });
      expect(await charges()).toEqual([]);
    },
  );
});

describe("free months that were switched without a consent", () => {
  /** A state that an earlier version or a mistake in the database could leave. */
  async function newSwitched() {
    const contract = await newConfirmableContract(server);
    const switched = {
      payment_type: "SUBSCRIPTION",
      months: 6,
      end_date: "2027-05-19",
      next_charge_at: new Date("2027-02-20T09:00:00+09:00"),
      billing_key_id: contract.paymentId,
    } as const;
    await server.services.db
      .updateTable("storage_contracts")
      .set(switched)
      .where("id", "=", contract.contractId)
      .execute();
    return { ...contract, switched };
  }

  it("stay unchanged when the monthly run reaches them", async () => {
    const { contractId, switched } = await newSwitched();
    await advanceDays(server, 40);
    expect(await charges()).toEqual([]);
    expect(await storedContract(server, contractId)).toMatchObject(switched);
  });

  it("owe no month, and reject a payment of one", async () => {
    const { contractId, username } = await newSwitched();
    server.clock.pass({ days: 31 });
    const token = await loginAgain(server, username);
    const path = { id: contractId };
    const body = { method: "CARD" as const };
    const refused = await server.api.problem("prepareContractPayment", { token, path, body });
    expect([refused.status, refused.body.code]).toEqual([409, "state_conflict"]);
    const shown = await server.api.ok("getStorageContract", { token, path });
    expect(shown.next_charge).toBeNull();
    expect(overdueAmount(await storedContract(server, contractId), "2027-04-01")).toBe(0);
    expect(await charges()).toEqual([]);
  });

  it("cost nothing to terminate, and are charged for an extension", async () => {
    const { token, contractId } = await newSwitched();
    const path = { id: contractId };
    const ended = await server.api.ok("calculateTerminationAmount", {
      token,
      path,
      body: { end_date: "2027-03-15" },
    });
    expect([ended.lines, ended.total_amount]).toEqual([[], 0]);
    const extended = await server.api.ok("calculateExtensionAmount", {
      token,
      path,
      body: { months: 1 },
    });
    expect(extended.total_amount).toBe(MONTHLY);
  });
});

describe("createStorageOrder", () => {
  it("returns an issue at continuation_reminder when the order has no free months", async () => {
    const { token } = await newMember(server);
    await expect(newStorageOrder(server, token, { continuation_reminder: true })).rejects.toThrow(
      /continuation_reminder/,
    );
  });
});
