import { addDays, todayInSeoul } from "@damadum/domain";
import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { loginAgain } from "../../testing/members.ts";
import { advance, deliveryDraft, newStoredOrder, payFor } from "../../testing/storage-orders.ts";
import { takenBack } from "../../testing/taken-back.ts";
import { testServer } from "../../testing/test-server.ts";
import { newMonthlyContract, advanceDays, storedContract } from "../../testing/unpaid-contracts.ts";
import { chargeMonthly } from "../charges/charge-monthly.ts";

// Some tests advance the clock by months, which would put the visits of the next one in the past.
const server = testServer({ per: "test" });
afterEach(() => checkLedger(server.services.db));
const { chargeBack, linkOf, payLink } = takenBack(server);

const home = (changes: object = {}) => ({
  scope: "ALL",
  place: deliveryDraft([]).place,
  delivery: { date: "2026-12-22", time: "11:00" },
  extra_help: false,
  ...changes,
});

async function completeFinal(serial: string) {
  for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"] as const) {
    await advance(server, serial, to);
  }
}

describe("a contract with an open final order", () => {
  it("rejects a change until its boxes have left, so that nothing is refunded twice", async () => {
    const { token, path, impUid, contractId } = await newStoredOrder(server, {
      ...nextVisits(),
      box_count: 2,
    });
    const id = { id: contractId };
    const order = await server.api.ok("createFinalDelivery", { token, path, body: home() });
    const termination = { token, path: id, body: { end_date: "2026-12-22" } };
    for (const operation of ["calculateTerminationAmount", "terminateStorageContract"] as const) {
      const answer = await server.api.problem(operation, termination);
      expect([answer.status, answer.body.code]).toEqual([409, "state_conflict"]);
    }
    await completeFinal(order.serial);
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(order.amount.refund_amount);
  });

  it("refunds the payment of a change that was prepared before", async () => {
    const { token, path, contractId } = await newStoredOrder(server, {
      ...nextVisits(),
      box_count: 2,
    });
    const id = { id: contractId };
    const sent = { token, path: id, body: { months: 1, method: "CARD" } };
    const { payment } = await server.api.ok("extendStorageContract", sent);
    const merchant_uid = payment?.merchant_uid ?? "";
    await server.api.ok("createFinalDelivery", { token, path, body: home() });
    const { impUid, amount } = server.provider.pay(merchant_uid);
    const done = { path: id, body: { imp_uid: impUid, merchant_uid } };
    const late = await server.api.problem("completeContractPayment", done);
    expect(late.body.code).toBe("state_conflict");
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(amount);
  });
});

describe("a price that was calculated before the contract changed", () => {
  it("can no longer be paid, neither by a new preparation nor in an open window", async () => {
    const { path, username, contractId } = await newMonthlyContract(server);
    await advanceDays(server, 29);
    const again = await loginAgain(server, username);
    const body = home({ delivery: { date: "2027-01-12", time: "11:00" } });
    const quoted = await server.api.ok("createFinalDelivery", { token: again, path, body });
    const prepare = { token: again, path: { serial: quoted.serial }, body: { method: "CARD" } };
    const { merchant_uid } = await server.api.ok("prepareStorageFinalPayment", prepare);
    await advanceDays(server, 1);
    expect(await storedContract(server, contractId)).toMatchObject({ paid_until: "2027-01-19" });
    const { impUid, amount } = server.provider.pay(merchant_uid);
    const done = { path: prepare.path, body: { imp_uid: impUid, merchant_uid } };
    const late = await server.api.problem("completeStorageFinalPayment", done);
    expect(late.body.code).toBe("state_conflict");
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(amount);
    const fresh = { ...prepare, token: await loginAgain(server, username) };
    const rejected = await server.api.problem("prepareStorageFinalPayment", fresh);
    expect(rejected.body.code).toBe("estimate_expired");
  });
});

describe("a contract paid month by month", () => {
  it("charges the days up to the return once with the last boxes", async () => {
    const { token, path, contractId } = await newMonthlyContract(server);
    const order = await server.api.ok("createFinalDelivery", { token, path, body: home() });
    expect(order.amount.lines).toMatchObject([
      { code: "DELIVERY", amount: 12_000 },
      // 3 of 31 days.
      { code: "UNPAID", amount: 1_548 },
    ]);
    const prepare = { token, path: { serial: order.serial }, body: { method: "CARD" } };
    const { merchant_uid } = await server.api.ok("prepareStorageFinalPayment", prepare);
    const { impUid } = server.provider.pay(merchant_uid);
    const body = { imp_uid: impUid, merchant_uid };
    await server.api.ok("completeStorageFinalPayment", { path: prepare.path, body });
    await advanceDays(server, 32);
    await completeFinal(order.serial);
    const charges = await server.services.db.selectFrom("storage_charges").selectAll().execute();
    expect(charges).toEqual([]);
    expect(await storedContract(server, contractId)).toMatchObject({ status: "ENDED" });
  });

  it("refunds the days after the end when a month was charged meanwhile", async () => {
    const { token, path, boxSerials, contractId, impUid } = await newMonthlyContract(server);
    const box_serials = boxSerials.slice(0, 1);
    const request = home({ scope: "PART", box_serials });
    const order = await server.api.ok("createFinalDelivery", { token, path, body: request });
    expect(order.amount.lines.map(({ code }) => code)).toEqual(["DELIVERY"]);
    const prepare = { token, path: { serial: order.serial }, body: { method: "CARD" } };
    const { merchant_uid } = await server.api.ok("prepareStorageFinalPayment", prepare);
    const body = { imp_uid: server.provider.pay(merchant_uid).impUid, merchant_uid };
    await server.api.ok("completeStorageFinalPayment", { path: prepare.path, body });
    await advanceDays(server, 32);
    await completeFinal(order.serial);
    const [month] = await server.services.db.selectFrom("storage_charges").selectAll().execute();
    // 28 of 31 days of one of two boxes.
    expect(month).toMatchObject({ amount: 16_000, paid_amount: 16_000 - 7_225 });
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(0);
    await advanceDays(server, 30);
    const months = await server.services.db
      .selectFrom("storage_charges")
      .select("amount")
      .where("contract_id", "=", contractId)
      .orderBy("from_date")
      .execute();
    expect(months.map(({ amount }) => amount)).toEqual([16_000, 8_000]);
  });

  it("refunds those days when the month is charged later on the day of the order", async () => {
    const { username, path, boxSerials } = await newMonthlyContract(server);
    server.clock.pass({ days: 30 });
    const token = await loginAgain(server, username);
    const request = home({ scope: "PART", box_serials: boxSerials.slice(0, 1) });
    const { serial } = await server.api.ok("createFinalDelivery", { token, path, body: request });
    await payFor(server, "StorageFinal", { token, serial });
    server.clock.pass({ minutes: 5 });
    await chargeMonthly(server.services);
    await completeFinal(serial);
    const [month] = await server.services.db.selectFrom("storage_charges").selectAll().execute();
    expect(month).toMatchObject({ from_date: "2026-12-20", paid_amount: 16_000 - 7_225 });
  });

  it("refunds those days for the last box too when all boxes end in two orders", async () => {
    const { token, path, boxSerials, contractId } = await newMonthlyContract(server);
    const serials: string[] = [];
    for (const box of boxSerials) {
      const request = home({ scope: "PART", box_serials: [box] });
      const { serial } = await server.api.ok("createFinalDelivery", { token, path, body: request });
      await payFor(server, "StorageFinal", { token, serial });
      serials.push(serial);
    }
    await advanceDays(server, 32);
    for (const serial of serials) await completeFinal(serial);
    const [month] = await server.services.db.selectFrom("storage_charges").selectAll().execute();
    // 28 of 31 days of each of two boxes.
    expect(month).toMatchObject({ amount: 16_000, paid_amount: 16_000 - 2 * 7_225 });
    expect(await storedContract(server, contractId)).toMatchObject({ status: "ENDED" });
  });

  it("charges the last box until its day when the other one has left before it", async () => {
    const { token, path, boxSerials, contractId } = await newMonthlyContract(server);
    const days = ["2026-12-22", "2027-01-29"];
    const serials: string[] = [];
    for (const [index, date] of days.entries()) {
      const request = home({
        scope: "PART",
        box_serials: boxSerials.slice(index, index + 1),
        delivery: { date, time: "11:00" },
      });
      const { serial } = await server.api.ok("createFinalDelivery", { token, path, body: request });
      await payFor(server, "StorageFinal", { token, serial });
      serials.push(serial);
    }
    const [first = "", last = ""] = serials;
    await advanceDays(server, 32);
    await completeFinal(first);
    await advanceDays(server, 38);
    await completeFinal(last);
    const months = await server.services.db
      .selectFrom("storage_charges")
      .select(["from_date", "amount", "paid_amount"])
      .where("contract_id", "=", contractId)
      .orderBy("from_date")
      .execute();
    expect(months).toEqual([
      { from_date: "2026-12-20", amount: 16_000, paid_amount: 16_000 - 7_225 },
      // 21 of 31 days are refunded.
      { from_date: "2027-01-20", amount: 8_000, paid_amount: 8_000 - 5_419 },
    ]);
    expect(await storedContract(server, contractId)).toMatchObject({ status: "ENDED" });
  });

  it("asks for its last month by a link when that is taken back after the end", async () => {
    const { path, serial, username, contractId } = await newMonthlyContract(server);
    await advanceDays(server, 32);
    const token = await loginAgain(server, username);
    const date = addDays(todayInSeoul(server.services.clock()), 3);
    const request = home({ delivery: { date, time: "11:00" } });
    const final = await server.api.ok("createFinalDelivery", { token, path, body: request });
    await payFor(server, "StorageFinal", { token, serial: final.serial });
    await advanceDays(server, 3);
    await completeFinal(final.serial);
    await chargeBack("subject_kind", "STORAGE_CHARGE");
    const link = await linkOf({ serial });
    const read = { token: await loginAgain(server, username), path: { id: contractId } };
    expect(await server.api.ok("getStorageContract", read)).toMatchObject({
      status: "ENDED",
      due_amount: link?.amount,
    });
    await payLink(link?.url ?? "");
    expect(await server.api.ok("getStorageContract", read)).toMatchObject({ due_amount: 0 });
  });

  it("charges the days of the last month up to a termination, and the remaining days when an extension undoes it", async () => {
    const { token, username, contractId } = await newMonthlyContract(server);
    const path = { id: contractId };
    const sent = { token, path, body: { end_date: "2026-12-29" } };
    await server.api.ok("terminateStorageContract", sent);
    await advanceDays(server, 31);
    expect(await storedContract(server, contractId)).toMatchObject({
      paid_until: "2026-12-29",
      // 10 of 31 days.
      paid_storage: 5_161,
      next_charge_at: null,
    });
    const again = await loginAgain(server, username);
    await server.api.ok("extendStorageContract", { token: again, path, body: { months: 1 } });
    await advanceDays(server, 10);
    expect(await storedContract(server, contractId)).toMatchObject({
      status: "ACTIVE",
      paid_until: "2027-01-19",
      paid_storage: 10_838,
    });
  });
});
