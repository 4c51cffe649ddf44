import {
  currentStoragePriceList,
  daysBetween,
  formatWon,
  monthlyStorageAmount,
  todayInSeoul,
} from "@damadum/domain";
import { afterEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../testing/check-ledger.ts";
import { newActiveContract, newBoxes, newCompany } from "../../testing/companies.ts";
import { nextVisits } from "../../testing/drivers/storage-order.ts";
import { loginAgain } from "../../testing/members.ts";
import { advance, deliveryDraft, newStoredOrder, payFor } from "../../testing/storage-orders.ts";
import { operatorCommands } from "../../testing/operator-commands.ts";
import { testServer } from "../../testing/test-server.ts";
import { newUnpaidContract, storedContract } from "../../testing/unpaid-contracts.ts";
import { sendNotices } from "../../platform/notice/send-notices.ts";
import { chargeMonthly } from "../charges/charge-monthly.ts";
import { expireContracts } from "../contract-state/expire-contracts.ts";

const server = testServer({ per: "test" });
const ops = operatorCommands(server, { per: "test" });
afterEach(() => checkLedger(server.services.db));

const report = (serial: string, to = "LOST") =>
  ops("boxes report", { serial, to, reason: "재고 조사에서 찾지 못함", message: "죄송해요." });
const stored = (changes: object = {}) =>
  newStoredOrder(server, { ...nextVisits(), box_count: 4, months: 1, ...changes });
type Stored = Awaited<ReturnType<typeof stored>>;
const read = async ({ username, path }: Pick<Stored, "username" | "path">) =>
  server.api.ok("getStorageOrder", { token: await loginAgain(server, username), path });
const monthOfBox = monthlyStorageAmount(
  { grade: "BASIC", boxCount: 1 },
  currentStoragePriceList("2026-12-01"),
);
const daysSince = (day: string | null) => daysBetween(day ?? "", todayInSeoul(server.clock.read()));

describe("a box that is reported lost or damaged", () => {
  it("leaves its contract with a refund from tomorrow on, without a fee and with a notice to the member", async () => {
    const order = await stored();
    const [serial = ""] = order.boxSerials;
    const before = await storedContract(server, order.contractId);
    server.clock.pass({ days: 10 });
    await report(serial);
    const after = await storedContract(server, order.contractId);
    // Stored since today, 31 days are paid for; eleven of them are used.
    expect(after).toMatchObject({ status: "ACTIVE", left_count: 3 });
    const days =
      Number(new Date(before.paid_until ?? "")) - Number(new Date(before.start_date ?? ""));
    const paidDays = days / 86_400_000 + 1;
    const back = Math.floor((before.paid_storage * (paidDays - 11)) / (4 * paidDays));
    expect(back).toBeGreaterThan(0);
    expect((await read(order)).ledger.refund_amount).toBe(back);
    expect(server.provider.payment(order.impUid)?.cancelledAmount).toBe(back);
    await sendNotices(server.services);
    expect(server.notices.sent.filter(({ template }) => template === "BX_LOST")).toMatchObject([
      {
        text: expect.stringContaining(`박스 ${serial}\n\n이 박스의 보관료는 더 받지 않고`),
        button: { url: `http://localhost:3000/boxes/${serial}/content` },
      },
    ]);
    const listed = await server.api.ok("listStoredBoxes", {
      token: await loginAgain(server, order.username),
      query: { status: "LOST" },
    });
    expect(listed.items).toMatchObject([{ serial, status: "LOST" }]);
    await expect(report(serial, "DAMAGED")).rejects.toThrow("창고에 있는 박스만");
  });

  it("is no longer charged by the month", async () => {
    const order = await stored({ payment_type: "SUBSCRIPTION", months: 3 });
    await report(order.boxSerials[0] ?? "", "DAMAGED");
    server.clock.pass({ days: 31 });
    await chargeMonthly(server.services);
    const charge = await server.services.db
      .selectFrom("storage_charges")
      .select("amount")
      .executeTakeFirstOrThrow();
    const list = currentStoragePriceList("2026-12-01");
    expect(charge.amount).toBe(monthlyStorageAmount({ grade: "BASIC", boxCount: 3 }, list));
  });

  it("ends its contract when it was the last one", async () => {
    const order = await stored({ box_count: 1 });
    await report(order.boxSerials[0] ?? "");
    expect(await storedContract(server, order.contractId)).toMatchObject({
      status: "ENDED",
      left_count: 0,
      next_charge_at: null,
    });
  });

  it("is not charged for overdue days, and the answer to the operator names their amount", async () => {
    const { contractId, boxSerials } = await newUnpaidContract(server);
    const [first = "", ...others] = boxSerials;
    const { paid_until: paidUntil } = await storedContract(server, contractId);
    expect(daysSince(paidUntil)).toBe(3);
    expect((await report(first)).message).toContain(
      `밀린 보관료 ${formatWon(Math.floor((monthOfBox * 3) / 31))}은 더 청구하지 않아요`,
    );
    for (const serial of others) await report(serial);
    expect(await storedContract(server, contractId)).toMatchObject({ status: "ENDED" });
  });

  it("is not charged for days after the end of its contract, and the answer to the operator names their amount", async () => {
    const order = await stored();
    server.clock.pass({ days: 40 });
    await expireContracts(server.services);
    const { end_date: end } = await storedContract(server, order.contractId);
    const late = daysSince(end);
    expect(late).toBeGreaterThan(0);
    expect((await report(order.boxSerials[0] ?? "")).message).toContain(
      `밀린 보관료 ${formatWon(Math.floor((monthOfBox * late) / 30))}은 더 청구하지 않아요`,
    );
  });

  it("is left out of the order that was to return it", async () => {
    const order = await stored();
    const [lost = "", found = ""] = order.boxSerials;
    const body = deliveryDraft([lost, found]);
    const { serial } = await server.api.ok("createStorageDelivery", { token: order.token, body });
    await payFor(server, "StorageDelivery", { token: order.token, serial });
    await report(lost);
    for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"] as const) {
      await advance(server, serial, to);
    }
    const { boxes } = await server.api.ok("getStorageOrder", {
      token: order.token,
      path: { serial },
    });
    expect(Object.fromEntries(boxes.map((box) => [box.serial, box.status]))).toEqual({
      [lost]: "LOST",
      [found]: "RETURNED",
    });
    expect((await storedContract(server, order.contractId)).left_count).toBe(3);
  });

  it.each([
    { end: "is carried out", left: 2 },
    { end: "is cancelled", left: 3 },
  ])(
    "is subtracted from the contract once when the order that ends it $end",
    async ({ end, left }) => {
      const order = await stored({ months: 3, promotion: "FREE_MONTH3" });
      const [lost = "", other = ""] = order.boxSerials;
      const { serial } = await server.api.ok("createFinalDelivery", {
        token: order.token,
        path: { serial: order.serial },
        body: { ...deliveryDraft([lost, other]), scope: "PART" },
      });
      await payFor(server, "StorageFinal", { token: order.token, serial });
      await report(lost);
      expect((await storedContract(server, order.contractId)).left_count).toBe(4);
      if (end === "is cancelled") await ops("storage cancel", { serial, reason: "박스를 잃음" });
      else {
        for (const to of ["CONFIRM", "DELIVERING", "COMPLETE"] as const) {
          await advance(server, serial, to);
        }
      }
      expect((await storedContract(server, order.contractId)).left_count).toBe(left);
    },
  );

  it("can be settled as handed back when it is found, and no stored box can", async () => {
    const order = await stored();
    const [lost = "", other = ""] = order.boxSerials;
    await report(lost);
    const settle = (serial: string, to: string) =>
      ops("boxes settle", { serial, to, reason: "찾음" });
    await expect(settle(other, "ENDED")).rejects.toThrow("분실된 박스는");
    await expect(settle(lost, "DISPOSED")).rejects.toThrow("분실된 박스는");
    await settle(lost, "ENDED");
    expect((await ops("boxes show", { serial: lost })).facts).toMatchObject({
      상태: { value: "ENDED" },
    });
  });
});

describe("a company's box that is reported lost", () => {
  it("is removed from the contract and the invoice, with a notice to the company", async () => {
    const company = await newCompany(server);
    const cid = await newActiveContract(server, company);
    const boxes = await newBoxes(server, { cid, count: 3 });
    const contractOf = () =>
      server.services.db
        .selectFrom("company_contracts")
        .selectAll()
        .where("id", "=", cid)
        .executeTakeFirstOrThrow();
    const before = await contractOf();
    const { serial } = await server.services.db
      .selectFrom("company_boxes")
      .select("serial")
      .where("id", "=", boxes[0] ?? "")
      .executeTakeFirstOrThrow();
    await report(serial);
    const { box_count: agreed, monthly_amount: monthly } = before;
    expect(await contractOf()).toMatchObject({
      box_count: agreed - 1,
      made_box_count: before.made_box_count - 1,
      stored_box_count: before.stored_box_count - 1,
      monthly_amount: (monthly ?? 0) - Math.floor((monthly ?? 0) / agreed),
    });
    await sendNotices(server.services);
    expect(server.notices.sent.findLast(({ template }) => template === "CB_LOST")?.text).toContain(
      `박스 ${serial}`,
    );
  });
});
