import { afterEach, expect, it } from "vitest";
import { newBillingKey } from "../testing/billing-keys.ts";
import { checkLedger } from "../testing/check-ledger.ts";
import { acceptOffer, contractRequest, visit } from "../testing/companies.ts";
import { loginAgain, newMember } from "../testing/members.ts";
import { newEstimate, prepareOrder, completion } from "../testing/orders.ts";
import { newPaidStorageOrder, payFor, storageDraft } from "../testing/storage-orders.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { testServer } from "../testing/test-server.ts";
import { advanceDays } from "../testing/unpaid-contracts.ts";
import { cellText } from "./wire-result.ts";

// One complete life of each kind of order, only through the API and the operator's command, until the member withdraws.

const server = testServer();
const ops = operatorCommands(server);
afterEach(async () => {
  await checkLedger(server.services.db);
  expect((await ops("owed list")).tables?.[0]?.rows).toEqual([]);
  expect((await ops("refunds list", { pending: true })).tables?.[0]?.rows).toEqual([]);
});

const leave = async (token: string) =>
  expect((await server.api.send("deleteMe", { token })).status).toBe(204);

it("a move with a deposit ends paid, and its member can withdraw", async () => {
  const { token } = await newMember(server);
  const { serial } = await newEstimate(server, token);
  const path = { serial };
  const deposit = await prepareOrder(server, { token, serial, plan: "DEPOSIT" });
  const { impUid } = server.provider.pay(deposit.merchantUid);
  await server.api.ok("completeEstimatePayment", completion(deposit, impUid));
  for (const to of ["CONFIRM", "WORKING", "WORKING_COMPLETE"]) {
    await ops("moves advance", { serial, to, early: true });
  }
  const { balance_amount: balance } = await server.api.ok("getEstimate", { token, path });
  expect(balance).toBeGreaterThan(0);
  const owed = (await ops("owed list")).tables?.[0]?.rows ?? [];
  expect(owed).toMatchObject([{ serial, balance: { value: balance } }]);
  const body = { plan: "BALANCE", method: "CARD" };
  const rest = await server.api.ok("prepareEstimatePayment", { token, path, body });
  const paid = server.provider.pay(rest.merchant_uid);
  const returned = { serial, merchantUid: rest.merchant_uid };
  await server.api.ok("completeEstimatePayment", completion(returned, paid.impUid));
  await ops("moves advance", { serial, to: "COMPLETE", early: true });
  expect(await server.api.ok("getEstimate", { token, path })).toMatchObject({
    status: "COMPLETE",
    balance_amount: 0,
  });
  await leave(token);
});

it("monthly storage is charged, ends with its boxes, and its member can withdraw", async () => {
  await ops("boxes stock", { count: "10" });
  const draft = { box_count: 2, payment_type: "SUBSCRIPTION" } as const;
  const { username, ...order } = await newPaidStorageOrder(server, draft);
  const { serial, path } = order;
  for (const to of ["CONFIRM", "DELIVERING", "BEFORE_COLLECTION", "COLLECTING", "COMPLETE"]) {
    await ops("storage advance", { serial, to, early: true });
  }
  const stored = await server.api.ok("getStorageOrder", { token: order.token, path });
  const keys = await server.services.db.selectFrom("billing_keys").select("customer_uid").execute();
  for (const { customer_uid: uid } of keys) server.billingKeys.register(uid);
  await advanceDays(server, 40);
  const token = await loginAgain(server, username);
  const id = stored.contract_id ?? "";
  const charged = await server.api.ok("getStorageContract", { token, path: { id } });
  expect(charged.status).toBe("ACTIVE");

  const body = {
    scope: "ALL",
    place: storageDraft.place,
    delivery: { date: "2027-01-12", time: "11:00" },
    extra_help: false,
  };
  const made = await server.api.ok("createFinalDelivery", { token, path, body });
  if (made.amount.total_amount > 0)
    await payFor(server, "StorageFinal", { token, serial: made.serial });
  for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"]) {
    await ops("storage advance", { serial: made.serial, to, early: true });
  }
  const ended = await server.api.ok("getStorageContract", { token, path: { id } });
  expect(ended.status).toBe("ENDED");
  await leave(token);
});

it("a company's boxes are collected, delivered and billed, and its user can withdraw", async () => {
  const account = { username: "whole-life", company: "한살이상사", name: "이담당" };
  const made = await ops("companies account", { ...account, phone: "010-9876-5432" });
  const login = { username: account.username, password: made.facts?.["비밀번호"] };
  const { access_token: token } = await server.api.ok("login", {
    path: { type: "id" },
    body: login,
  });
  const request = { ...contractRequest, box_count: 10, start_date: "2026-12-30" };
  const { cid } = await server.api.ok("createCompanyContract", { token, body: request });
  await ops("contracts offer", { id: cid });
  await acceptOffer(server, { token, cid });
  const asked = { cid, ...visit, appointment: { date: "2027-01-08", time: "09:00" } };
  const work = async (body: object) => {
    const sent = { token, body: { ...asked, ...body } };
    const { wk_id: id } = await server.api.ok("createCompanyDelivery", sent);
    await ops("works advance", { id, to: "CONFIRM" });
    for (let step = 0; step < 2; step += 1) await ops("works move-boxes", { id, early: true });
    return id;
  };
  const works = [await work({ kind: "COLLECTION", box_count: 2 })];
  const { items: boxes } = await server.api.ok("listCompanyBoxes", { token });
  expect(boxes.map(({ status }) => status)).toEqual(["STORED", "STORED"]);
  const cpbox_ids = boxes.map(({ cpbox_id: id }) => id);
  works.push(await work({ kind: "DELIVERY", cpbox_ids }));

  const payment_id = await newBillingKey(server, token);
  const company = cellText(made.facts?.["기업 번호"] ?? null);
  await ops("invoices issue", { company, month: "2026-12", yes: true });
  const { items: payments } = await server.api.ok("listCompanyPayments", { token });
  const path = { cpay_id: payments[0]?.cpayment_id ?? "" };
  await server.api.ok("payCompanyPayment", { token, path, body: { payment_id } });
  for (const id of works) await ops("works advance", { id, to: "COMPLETE" });
  await ops("contracts close", { id: cid, to: "ENDED", reason: "계약을 마침" });
  const { items } = await server.api.ok("listCompanyInvoices", { token });
  expect(items.map(({ status }) => status)).toEqual(["PAID"]);
  await leave(token);
});
