import { addDays, todayInSeoul } from "@damadum/domain";
import { afterEach, describe, expect, it } from "vitest";
import { newPaidStorageOrder, newStoredOrder } from "../../testing/storage-orders.ts";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newBillingKey } from "../../testing/billing-keys.ts";
import { billsOf, newBillAndCard } from "../../testing/company-bills.ts";
import { loginAgain } from "../../testing/members.ts";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { takenBack } from "../../testing/taken-back.ts";
import { testServer } from "../../testing/test-server.ts";
import { advanceDays, newMonthlyContract, storedContract } from "../../testing/unpaid-contracts.ts";
import { refundCompanyPayment } from "../../company/company-billing/invoice-steps.ts";
import { expireCustomPayments } from "../custom-payment/end-request.ts";

const server = testServer({ slotCapacity: 100 });
const ops = operatorCommands(server);
afterEach(() => checkLedger(server.services.db));
const { paymentOf, report, chargeBack, linksBy, linkOf, payLink } = takenBack(server);

/** Visits after the days that other tests let pass. */
function visits() {
  const date = addDays(todayInSeoul(server.services.clock()), 5);
  const time = "09:00" as const;
  return { delivery: { date, time }, collection: { date: addDays(date, 7), time } };
}

/** The charged months of a contract, the earliest first. */
const chargesOf = (contractId: string) =>
  server.services.db
    .selectFrom("storage_charges")
    .select(["id", "amount"])
    .where("contract_id", "=", contractId)
    .orderBy("from_date")
    .execute();

/** A contract whose boxes were moved to the climate-controlled part, which cost something. */
async function newUpgradedContract() {
  const order = await newStoredOrder(server, { ...visits(), box_count: 2 });
  const { token, contractId } = order;
  const payment_id = await newBillingKey(server, token);
  const body = { grade: "CLIMATE", payment_id };
  await server.api.ok("upgradeStorageContract", { token, path: { id: contractId }, body });
  return order;
}

describe("a payment that was taken back at the provider", () => {
  it("is asked for again by a link when it paid a storage order, whose boxes stay", async () => {
    const { token, serial } = await newStoredOrder(server, { ...visits(), box_count: 2 });
    const order = () => server.api.ok("getStorageOrder", { token, path: { serial } });
    const { status } = await order();
    await chargeBack("subject_kind", "STORAGE_ORDER", 1_000);
    const link = await linkOf({ serial });
    const asked = { kind: "BALANCE", state: "OPEN", amount: 1_000, link: link?.url };
    expect(await order()).toMatchObject({
      status,
      ledger: {
        refund_amount: 1_000,
        due_amount: 1_000,
        rows: expect.arrayContaining([expect.objectContaining(asked)]),
      },
    });
    const paid = await payLink(link?.url ?? "");
    expect((await order()).ledger).toMatchObject({ due_amount: 0, balance_amount: 0 });
    await chargeBack("merchant_uid", paid, 400);
    const links = await linksBy("order_serial", serial);
    expect(links).toMatchObject([{ status: "PAYMENT" }, { status: "QUOTED", amount: 400 }]);
    expect((await order()).ledger.due_amount).toBe(400);
  });

  it("gives back what a link paid when its storage order is cancelled", async () => {
    const { token, serial, merchantUid } = await newPaidStorageOrder(server, visits());
    const path = { serial };
    await chargeBack("merchant_uid", merchantUid, 5_000);
    await payLink((await linkOf({ serial }))?.url ?? "");
    const order = await server.api.ok("getStorageOrder", { token, path });
    const cancelled = await server.api.ok("cancelStorageOrder", { token, path, body: {} });
    expect(cancelled.ledger).toMatchObject({
      refund_amount: order.ledger.total_amount + 5_000,
      refund_pending_amount: 0,
      due_amount: 0,
    });
  });

  it("is asked for by a link when it paid a month before the last or a part", async () => {
    const { contractId, serial, username } = await newMonthlyContract(server, visits());
    await advanceDays(server, 63);
    const [first, last] = await chargesOf(contractId);
    const before = await storedContract(server, contractId);
    await chargeBack("subject_id", first?.id ?? "");
    await chargeBack("subject_id", last?.id ?? "", 1_000);
    const links = await linksBy("order_serial", serial);
    expect(links.map(({ amount }) => amount)).toEqual([first?.amount, 1_000]);
    const token = await loginAgain(server, username);
    const contract = () => server.api.ok("getStorageContract", { token, path: { id: contractId } });
    const due = (first?.amount ?? 0) + 1_000;
    expect(await contract()).toMatchObject({ status: "ACTIVE", due_amount: due });
    expect((await contract()).charges.map(({ ledger }) => ledger.due_amount)).toEqual([
      1_000,
      first?.amount,
    ]);
    const order = await server.api.ok("getStorageOrder", { token, path: { serial } });
    expect(order.ledger).toMatchObject({ due_amount: 0, refund_amount: 0 });
    for (const { url } of links) await payLink(url);
    const { payments, ...paid } = await contract();
    expect(paid).toMatchObject({ due_amount: 0 });
    for (const { amount } of links) {
      const month = expect.objectContaining({ amount, payment_type: "SUBSCRIPTION" });
      expect(payments.slice(-2)).toContainEqual(month);
    }
    expect(await storedContract(server, contractId)).toMatchObject({
      status: before.status,
      paid_until: before.paid_until,
    });
  });

  it("closes the link for a part when the whole last month is owed", async () => {
    const { contractId, serial } = await newMonthlyContract(server, visits());
    await advanceDays(server, 32);
    const [month] = await chargesOf(contractId);
    await chargeBack("subject_id", month?.id ?? "", 1_000);
    await chargeBack("subject_id", month?.id ?? "");
    expect(await linksBy("order_serial", serial)).toMatchObject([{ status: "CANCEL" }]);
    expect(await storedContract(server, contractId)).toMatchObject({ status: "UNPAID" });
  });

  it("is asked for by a link when it paid a change of a contract", async () => {
    const { token, contractId } = await newUpgradedContract();
    const contract = () => server.api.ok("getStorageContract", { token, path: { id: contractId } });
    await chargeBack("subject_kind", "CONTRACT_CHANGE", 700);
    expect(await contract()).toMatchObject({
      due_amount: 700,
      changes: [{ status: "APPLIED", ledger: { refund_amount: 700, due_amount: 700 } }],
    });
    const { merchant_uid } = await paymentOf("subject_kind", "CONTRACT_CHANGE");
    const create = { title: "취소된 결제", reason: "다시 부탁드려요", payment: merchant_uid };
    await expect(ops("links create", { ...create, amount: "701" })).rejects.toThrow("잔금보다");
    const { made } = await ops("links create", { ...create, amount: "700" });
    await payLink(made ?? "");
    expect(await contract()).toMatchObject({
      due_amount: 0,
      changes: [{ ledger: { due_amount: 0 } }],
    });
  });

  it("is asked for by a link when it paid a part of an invoice, and goes back with it", async () => {
    const { token, invoiceId, cpaymentId, paymentId, operatorId } = await newBillAndCard(server);
    const path = { cpay_id: cpaymentId };
    await server.api.ok("payCompanyPayment", { token, path, body: { payment_id: paymentId } });
    const { invoiceOf } = billsOf(server);
    await chargeBack("subject_kind", "COMPANY_PAYMENT", 3_000);
    const due = { due_amount: 3_000 };
    expect(await invoiceOf(token, invoiceId)).toMatchObject({
      status: "PAID",
      ledger: due,
      ...due,
    });
    const { items } = await server.api.ok("listCompanyInvoices", { token });
    expect(items).toMatchObject([due]);
    const [link] = await linksBy("balance_of_kind", "COMPANY_PAYMENT");
    expect(link).toMatchObject({ amount: 3_000, user_id: expect.any(String) });
    await payLink(link?.url ?? "");
    const paid = await invoiceOf(token, invoiceId);
    expect(paid).toMatchObject({ status: "PAID", due_amount: 0 });
    const refund = { operatorId, cpaymentId, reason: "잘못 청구했어요" };
    await refundCompanyPayment(server.services, refund);
    expect((await invoiceOf(token, invoiceId)).ledger).toMatchObject({
      refund_amount: paid.total_amount + 3_000,
      refund_pending_amount: 0,
    });
  });

  it("keeps a button for the whole debt when its link is declined, cancelled, over or paid in part", async () => {
    const { username, serial, merchantUid } = await newStoredOrder(server, {
      ...visits(),
      box_count: 2,
    });
    await chargeBack("merchant_uid", merchantUid, 1_000);
    const links = () => linksBy("order_serial", serial);
    const [link] = await links();
    const path = { url: link?.url ?? "" };
    const declined = await server.api.problem("declineCustomPayment", { path, body: {} });
    expect(declined.body).toMatchObject({ code: "state_conflict" });
    const cancel = ops("links cancel", { ...path, reason: "잘못 보냈어요" });
    await expect(cancel).rejects.toThrow("작은 링크를");
    await advanceDays(server, 9);
    await expireCustomPayments(server.services);
    expect(await links()).toMatchObject([{ url: path.url, status: "QUOTED", amount: 1_000 }]);
    const todo = async () => (await ops("todo", { limit: "500" })).tables?.[0]?.rows ?? [];
    const waiting = expect.objectContaining({ number: path.url, about: serial });
    expect(await todo()).toContainEqual(waiting);
    const asked = { title: "먼저 낼 금액", reason: "나눠 낼게요", payment: merchantUid };
    const { made } = await ops("links create", { ...asked, amount: "400" });
    await payLink(made ?? "");
    expect((await links())[0]).toMatchObject({ url: path.url, status: "QUOTED", amount: 600 });
    await payLink(path.url);
    const read = { token: await loginAgain(server, username), path: { serial } };
    expect((await server.api.ok("getStorageOrder", read)).ledger.due_amount).toBe(0);
    expect(await todo()).not.toContainEqual(waiting);
  });

  it("lowers the link of an invoice to what is left when a line of it is credited", async () => {
    const { token, invoiceId, cpaymentId, paymentId } = await newBillAndCard(server);
    const path = { cpay_id: cpaymentId };
    await server.api.ok("payCompanyPayment", { token, path, body: { payment_id: paymentId } });
    await chargeBack("subject_id", cpaymentId, 3_000);
    await ops("invoices credit", { id: invoiceId, line: "1", amount: "1000", reason: "늦었어요" });
    const { due_amount: due } = await billsOf(server).invoiceOf(token, invoiceId);
    expect(due).toBe(1_900);
    const open = (await linksBy("balance_of_kind", "COMPANY_PAYMENT")).filter(
      ({ status }) => status === "QUOTED",
    );
    expect(open).toMatchObject([{ amount: due }]);
  });

  it("makes the last paid month of a contract owed, until the member pays it again", async () => {
    const contract = await newMonthlyContract(server, visits());
    const before = await storedContract(server, contract.contractId);
    await advanceDays(server, 32);
    const paid = await storedContract(server, contract.contractId);
    expect(paid.paid_from).not.toBe(before.paid_from);
    await chargeBack("subject_kind", "STORAGE_CHARGE");
    expect(await storedContract(server, contract.contractId)).toMatchObject({
      status: "UNPAID",
      paid_until: before.paid_until,
      next_charge_at: null,
    });
    const token = await loginAgain(server, contract.username);
    const path = { id: contract.contractId };
    const body = { method: "CARD" };
    const { merchant_uid } = await server.api.ok("prepareContractPayment", { token, path, body });
    const { impUid } = server.provider.pay(merchant_uid);
    await report({ merchant_uid, imp_uid: impUid });
    expect(await storedContract(server, contract.contractId)).toMatchObject({
      status: "ACTIVE",
      paid_until: paid.paid_until,
    });
  });
});
