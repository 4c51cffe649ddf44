import { randomUUID } from "node:crypto";
import { addDays, daysBetween, seoulInstant, todayInSeoul } from "@damadum/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allTemplates } from "../../subject/notices/notice-decisions.ts";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { newCompany } from "../../testing/companies.ts";
import { newBill, newConfirmedWork } from "../../testing/company-bills.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { operatorOn } from "../../testing/operator-commands.ts";
import { newOperator } from "../../testing/operators.ts";
import { completion, newPaidOrder, newUnloadedOrder, prepareOrder } from "../../testing/orders.ts";
import { newPaidStorageOrder, newStoredOrder } from "../../testing/storage-orders.ts";
import { MONTHLY, newFreeContract } from "../../testing/free-contracts.ts";
import { loginAgain, PASSWORD } from "../../testing/members.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { advanceDays, newMonthlyContract, storedContract } from "../../testing/unpaid-contracts.ts";
import { rescheduleMove } from "../../move/estimate/reschedule-move.ts";
import { markLateInvoices } from "../../company/company-billing/mark-late-invoices.ts";
import { chargeMonthly } from "../../storage/charges/charge-monthly.ts";
import { moveStorageVisits } from "../../storage/order-state/move-storage-visits.ts";
import { queueCrewReminders } from "../../operator/operator-crew/crew-notices.ts";
import { queueReminders, sendReminders } from "./reminders.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function remindedToday() {
  const before = server.notices.sent.length;
  await queueReminders(server.services);
  await queueCrewReminders(server.services);
  for (let batch = 0; batch < 5; batch += 1) await sendReminders(server.services);
  return server.notices.sent.slice(before);
}

/** A completed move of yesterday with only its deposit paid. */
async function newOwedMove(): Promise<string> {
  const { serial } = await newUnloadedOrder(server, "COMPLETE");
  const change = { move_date: "2026-11-19" };
  const { db } = server.services;
  await db.updateTable("estimates").set(change).where("serial", "=", serial).execute();
  return serial;
}

/** A move whose payment of the balance fails. */
async function rejectBalance(): Promise<void> {
  const order = await newUnloadedOrder(server, "WORKING_COMPLETE");
  const prepared = await prepareOrder(server, { ...order, plan: "BALANCE" });
  const { impUid } = server.provider.fail(prepared.merchantUid);
  await server.api.ok("completeEstimatePayment", completion(prepared, impUid));
}

async function newEndingOrder(): Promise<void> {
  const months = { ...nextVisits(), box_count: 2, months: 1 };
  const { token, path, boxSerials } = await newStoredOrder(server, months);
  const body = {
    scope: "PART",
    box_serials: boxSerials.slice(0, 1),
    disposal_agreed: true,
  } as const;
  // The refund for the month covers its price.
  await server.api.ok("createFinalDisposal", { token, path, body });
}

async function remindedWithin(days: number) {
  const sent = [];
  for (let day = 0; day < days; day += 1) {
    await markLateInvoices(server.services);
    await chargeMonthly(server.services);
    sent.push(...(await remindedToday()));
    server.clock.pass({ days: 1 });
  }
  return sent;
}

/** What members are told of the crew that comes for a move and for boxes on one day. */
async function toldOfCrews() {
  const day = addDays(todayInSeoul(server.clock.read()), 20);
  const delivery = { date: day, time: "11:00" };
  const collection = { date: addDays(day, 6), time: "09:00" };
  const move = await newPaidOrder(server, { move_date: day });
  const storage = await newPaidStorageOrder(server, { delivery, collection });
  const keys = [`${move.serial}-move`, `${storage.serial}-delivery`];
  const team = { team: "마포 1팀", truck: "12가3456", tons: "5", people: "5" };
  const { made: crew = "" } = await (await operatorOn(server))("crews add", team);
  const { token } = await newOperator(server);
  const plans = [];
  for (const key of keys) {
    const body = { day, key, crew, accepted: true };
    plans.push(await server.api.ok("assignOperatorVisit", { token, body }));
  }
  const evening = seoulInstant(addDays(day, -1), "18:30");
  server.clock.pass({ seconds: (evening.getTime() - server.clock.read().getTime()) / 1000 });
  const sent = await remindedToday();
  server.clock.pass({ minutes: 14 * 60 });
  for (const key of keys) {
    const path = { key: plans[0]?.crews[0]?.link ?? "" };
    await server.api.ok("reportCrewVisit", { path, body: { key, step: "DEPARTED" } });
  }
  return [...sent, ...(await remindedToday())];
}

it("sends the reminder of a move only once, on the day before, and none at night", async () => {
  const { serial } = await newPaidOrder(server, { move_date: "2026-12-10", move_time: "09:00" });
  const { serial: storage } = await newPaidStorageOrder(server);
  server.clock.pass({ days: 17 });
  const stored = await remindedToday();
  expect(stored.map(({ variables }) => variables["번호"])).toEqual([storage]);
  expect(stored[0]?.text).toContain("박스 배송 2026년 12월 8일 (화) 오전 9시\n박스 10개");
  server.clock.pass({ days: 2, minutes: 11 * 60 });
  expect(await remindedToday()).toEqual([]);
  server.clock.pass({ minutes: -120 });
  const [move, ...more] = await remindedToday();
  expect([move?.template, move?.variables["번호"], more]).toEqual(["RM_MOVE_VISIT", serial, []]);
  expect(move?.text).toMatch(/이사 2026년 12월 10일 \(목\) 오전 9시\n박스 없음\n잔금 [\d,]+원/);
  expect(await remindedToday()).toEqual([]);
});

it("fills every reminder template without personal data", async () => {
  const own = server;
  server = await startTestServer();
  try {
    await newOwedMove();
    await rejectBalance();
    const { serial: move } = await newPaidOrder(server, { move_date: "2026-11-30" });
    const byOperator = { operatorId: randomUUID(), isFree: true } as const;
    const times = { move: { date: "2026-12-01", time: "13:00" } };
    await rescheduleMove(server.services, { serial: move, times, ...byOperator });
    const { serial: storage } = await newPaidStorageOrder(server);
    const visits = { delivery: { date: "2026-12-09", time: "11:00" } };
    await moveStorageVisits(server.services, { serial: storage, times: visits, ...byOperator });
    await newStoredOrder(server, { ...nextVisits(), box_count: 2, months: 1 });
    await newEndingOrder();
    const free = await newFreeContract(server);
    const company = await newCompany(server);
    const payment_id = await newBillingKey(server, company.token);
    const body = { payment_id };
    await server.api.ok("setCompanyDefaultPayment", { token: company.token, body });
    await newConfirmedWork(server, await newBill(server, company));
    const { customerUid } = await newMonthlyContract(server);
    server.billingKeys.reject(customerUid);
    const asked = await remindedWithin(65);
    const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/156.0.0.0" };
    const login = { username: free.username, password: PASSWORD };
    await server.api.ok("login", { body: login, headers });
    const token = await loginAgain(server, free.username);
    const monthly = { monthly_amount: MONTHLY, payment_id: await newBillingKey(server, token) };
    const path = { id: free.contractId };
    await server.api.ok("continueStorageContract", { token, path, body: monthly });
    const sent = [...asked, ...(await remindedToday()), ...(await toldOfCrews())];
    const reminders = allTemplates.filter(({ code }) => code.startsWith("RM_"));
    expect(new Set(sent.map(({ template }) => template))).toEqual(
      new Set(reminders.map(({ code }) => code)),
    );
    for (const { text, button, to } of sent) {
      expect(text).not.toMatch(/#\{|undefined|null|NaN/);
      expect(text).not.toMatch(/김담아|이담당|010-?1234|1203호|문서고/);
      expect(button.url).toMatch(/^http:\/\/localhost:3000\//);
      expect(to).toMatch(/^0[\d-]{8,12}$/);
    }
  } finally {
    await server.close();
    server = own;
  }
}, 120_000);

it("asks for the overdue amount first when storage ends unpaid", async () => {
  const own = server;
  server = await startTestServer();
  try {
    const { serial, username, paymentId, contractId, customerUid } =
      await newMonthlyContract(server);
    const ends = async () =>
      (await remindedToday()).filter(
        ({ template, variables }) =>
          template.startsWith("RM_STORAGE_END") && variables["번호"] === serial,
      );
    const { end_date: end } = await storedContract(server, contractId);
    server.billingKeys.reject(customerUid);
    await advanceDays(server, daysBetween(todayInSeoul(server.clock.read()), end ?? "") - 30);
    const [owing] = await ends();
    expect(owing).toMatchObject({ template: "RM_STORAGE_END_OWED" });
    expect(owing?.text).toContain("밀린 보관료 32,000원 (부가세 포함)");
    server.billingKeys.accept(customerUid);
    const token = await loginAgain(server, username);
    const path = { id: contractId };
    await server.api.ok("setContractBillingKey", { token, path, body: { payment_id: paymentId } });
    await advanceDays(server, 23);
    expect((await ends()).map(({ template }) => template)).toEqual(["RM_STORAGE_END"]);
  } finally {
    await server.close();
    server = own;
  }
}, 60_000);

it("reminds of a balance the day after the move and every week until it is paid", async () => {
  const own = server;
  server = await startTestServer();
  try {
    const serial = await newOwedMove();
    const { db } = server.services;
    const notified = (sent: readonly { template: string }[]) =>
      sent.filter(({ template }) => template === "RM_MOVE_BALANCE").length;
    expect(notified(await remindedToday())).toBe(1);
    server.clock.pass({ days: 1 });
    expect(notified(await remindedWithin(6))).toBe(0);
    expect(notified(await remindedToday())).toBe(1);
    await db
      .updateTable("estimates")
      .set((eb) => ({ linked_amount: eb("total_amount", "-", eb.ref("paid_amount")) }))
      .where("serial", "=", serial)
      .execute();
    expect(notified(await remindedWithin(8))).toBe(0);
  } finally {
    await server.close();
    server = own;
  }
});
