import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { sendNotices } from "../platform/notice/send-notices.ts";
import { reconcilePayments } from "../money/payment/reconcile-payments.ts";
import { findHistory } from "../subject/history.ts";
import { checkLedger } from "../testing/check-ledger.ts";
import { newMember } from "../testing/members.ts";
import { picture } from "../testing/pictures.ts";
import { newPaidStorageOrder } from "../testing/storage-orders.ts";
import { operatorCommands, operatorOn } from "../testing/operator-commands.ts";
import { startTestServer, testServer } from "../testing/test-server.ts";
import { newUnpaidContract, skipDays } from "../testing/unpaid-contracts.ts";
import { cellText } from "./wire-result.ts";
import { OperatorError } from "./operator-error.ts";
import { readFiles } from "./cli/run-program.ts";

const server = testServer();
const ops = operatorCommands(server);
afterEach(() => checkLedger(server.services.db));

const reason = "상담을 마침";

describe("pnpm ops storage", () => {
  it("advance an order with its boxes, and notify the member", async () => {
    await ops("boxes stock", { count: "20" });
    const { serial, token, path } = await newPaidStorageOrder(server);
    await ops("storage advance", { serial, to: "CONFIRM", note: reason });
    const confirmed = await ops("storage show", { serial });
    expect(confirmed.facts).toMatchObject({
      번호: serial,
      상태: { value: "CONFIRM", text: "예약 확정 (CONFIRM)" },
    });
    expect(confirmed.tables?.[0]?.rows).toHaveLength(10);
    for (const to of ["DELIVERING", "BEFORE_COLLECTION", "COLLECTING", "COMPLETE"]) {
      await ops("storage advance", { serial, to, message: reason, early: true });
    }
    const order = await server.api.ok("getStorageOrder", { token, path });
    expect(order.status).toBe("COMPLETE");
    expect(order.history.at(-1)).toMatchObject({ to: "COMPLETE", reason });
    await sendNotices(server.services);
    expect(server.notices.sent.map(({ template }) => template)).toContain("ST_COMPLETE");
    const shown = await ops("storage show", { serial });
    expect(shown.facts).toMatchObject({
      고객: "김담아",
      전화: "010-1234-5678",
      배송: "2026-12-08 09:00",
    });
    const contracts = await ops("storage contracts", { status: "ACTIVE" });
    expect(contracts.tables?.[0]?.rows[0]).toMatchObject({
      order: serial,
      boxes: 10,
      unpaid: { value: 0 },
    });
    await expect(ops("storage advance", { serial, to: "CONFIRM", note: reason })).rejects.toThrow(
      "지금은 수거 완료 (COMPLETE) 상태예요. 더 옮길 수 없어요.",
    );
    await expect(ops("storage cancel", { serial, reason })).rejects.toThrow(
      "박스가 창고에 들어온 뒤 고객이 보관을 그만둘 수 있어요.",
    );
  });

  it.each([
    ["NORMAL", "한 번에 결제"],
    ["SUBSCRIPTION", "첫 달 결제"],
  ] as const)("name what was paid when an order is paid as %s", async (payment_type, paidFor) => {
    const { serial, token, path } = await newPaidStorageOrder(server, { payment_type });
    const { tables } = await ops("storage show", { serial });
    const payments = tables?.find(({ title }) => title === "결제");
    expect(payments?.rows[0]?.["plan"]).toEqual({ value: "FULL", text: paidFor });
    const { payments: own } = await server.api.ok("getStorageOrder", { token, path });
    expect(own[0]?.payment_type).toBe(payment_type);
    const listed = await ops("payments list");
    expect(listed.tables?.[0]?.rows[0]?.["plan"]).toEqual({ value: "FULL", text: "주문 결제" });
  });

  it("assign the named boxes, and cancel with a refund", async () => {
    const stock = await ops("boxes stock", { count: "10" });
    const boxes = (stock.tables?.[0]?.rows ?? []).map((row) => cellText(row["serial"] ?? null));
    const { serial, token, path } = await newPaidStorageOrder(server);
    const wrong = { serial, to: "CONFIRM", note: reason, boxes: boxes[0] ?? "" };
    await expect(ops("storage advance", wrong)).rejects.toThrow("(boxes list)");
    const advanced = await ops("storage advance", { ...wrong, boxes: boxes.join(",") });
    const assigned = advanced.tables?.[0]?.rows.map((row) => row["serial"]);
    expect(new Set(assigned)).toEqual(new Set(boxes));
    await ops("storage cancel", { serial, reason });
    const order = await server.api.ok("getStorageOrder", { token, path });
    expect(order).toMatchObject({ status: "CANCEL", history: expect.any(Array) });
    const cancelled = await ops("storage list", { status: "CANCEL" });
    expect(cancelled.tables?.[0]?.rows).toEqual([expect.objectContaining({ serial })]);
  });
});

describe("pnpm ops storage contracts", () => {
  it("show every overdue month, as the notice to the member does", async () => {
    const own = await startTestServer();
    try {
      const { serial } = await newUnpaidContract(own);
      const ownOps = await operatorOn(own);
      const unpaid = async () => {
        const list = await ownOps("storage contracts", { status: "UNPAID" });
        return list.tables?.[0]?.rows.map((row) => [row["order"], row["unpaid"]]);
      };
      await sendNotices(own.services);
      await sendNotices(own.services);
      const notice = own.notices.sent.find(({ template }) => template === "SC_UNPAID");
      expect(notice?.variables).toMatchObject({ 번호: serial, 밀린금액: "16,000원" });
      expect(await unpaid()).toEqual([[serial, expect.objectContaining({ value: 16_000 })]]);

      await skipDays(own, 35);
      expect(await unpaid()).toEqual([[serial, expect.objectContaining({ value: 32_000 })]]);
    } finally {
      await own.close();
    }
  });
});

describe("pnpm ops links", () => {
  it("create a link with a reason and a photo, and cancel it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "damadum-ops-"));
    const file = join(folder, "ladder.png");
    writeFileSync(file, await picture());
    const typed = { amount: "50000", title: "사다리차 추가", reason: "계단이 좁음", photo: file };
    const made = await ops("links create", readFiles(typed, ["photo"]));
    await rm(folder, { recursive: true });
    const url = cellText(made.facts?.["링크"] ?? null);
    const shown = await server.api.ok("getCustomPayment", { path: { url } });
    expect(shown).toMatchObject({ amount: 50_000, title: "사다리차 추가", reason: "계단이 좁음" });
    expect(shown.photos).toHaveLength(1);
    const kept = await server.services.db
      .selectFrom("operator_actions")
      .innerJoin("operator_action_texts", "action_id", "id")
      .select(["input", "texts"])
      .where("command", "=", "links create")
      .executeTakeFirstOrThrow();
    expect(kept.texts).toMatchObject({ title: "사다리차 추가" });
    expect(JSON.stringify(kept)).not.toContain("base64");

    await ops("links cancel", { url, reason });
    expect((await server.api.ok("getCustomPayment", { path: { url } })).status).toBe("CANCEL");
    await expect(ops("links cancel", { url, reason })).rejects.toThrow(OperatorError);
    expect((await ops("links list")).tables?.[0]?.rows).toHaveLength(1);
  });

  it("refund a paid link once, and record who did it and why", async () => {
    const made = await ops("links create", { amount: "50000", title: "사다리차 추가", reason });
    const url = cellText(made.facts?.["링크"] ?? null);
    const path = { url };
    await expect(ops("links refund", { url, reason })).rejects.toThrow(
      "지금은 결제 전 (QUOTED) 상태예요.",
    );
    const body = { method: "CARD" };
    const { merchant_uid } = await server.api.ok("prepareCustomPayment", { path, body });
    const { impUid } = server.provider.pay(merchant_uid);
    const done = { imp_uid: impUid, merchant_uid };
    await server.api.ok("completeCustomPayment", { path, body: done });

    server.provider.down = true;
    await ops("links refund", { url, reason: "사다리차를 쓰지 않음" });
    server.provider.down = false;
    expect((await server.api.ok("getCustomPayment", { path })).status).toBe("REFUNDED");
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(0);
    server.clock.pass({ minutes: 10 });
    await reconcilePayments(server.services);
    expect(server.provider.payment(impUid)?.cancelledAmount).toBe(50_000);
    await expect(ops("links refund", { url, reason })).rejects.toThrow(OperatorError);

    const { id, paid_amount } = await server.services.db
      .selectFrom("custom_payments")
      .select(["id", "paid_amount"])
      .where("url", "=", url)
      .executeTakeFirstOrThrow();
    expect(paid_amount).toBe(0);
    const history = await findHistory(server.services.db, { kind: "CUSTOM_PAYMENT", id });
    expect(history.at(-1)).toMatchObject({
      from_status: "PAYMENT",
      to_status: "REFUNDED",
      actor: "OPERATOR",
      reason: "사다리차를 쓰지 않음",
    });
    const again = await server.api.problem("prepareCustomPayment", { path, body });
    expect(again.body.code).toBe("state_conflict");
    const shown = await ops("links show", { url });
    expect(shown.facts).toMatchObject({ 상태: { value: "REFUNDED" }, 금액: { value: 50_000 } });
    expect(shown.tables?.at(1)?.rows.at(-1)).toMatchObject({ actor: { text: "운영자 ops-one" } });
    await expect(ops("links show", { url: "nothing" })).rejects.toThrow("links list");
  });

  it("notify the member of the order, or the named one", async () => {
    const { serial, username } = await newPaidStorageOrder(server);
    const asked = { amount: "1000", title: "박스 추가", reason };
    const linkFor = async (recipient: object) =>
      (await ops("links create", { ...asked, ...recipient })).facts;
    expect(await linkFor({ order: serial })).toMatchObject({ 알림: "회원에게 곧 보내요" });
    expect(await linkFor({ member: username })).toMatchObject({ 알림: "회원에게 곧 보내요" });
    expect(await linkFor({})).toMatchObject({ 알림: expect.stringContaining("직접") });
    await expect(linkFor({ order: "ST20261120NOSUCH00" })).rejects.toThrow("storage list");
    await expect(linkFor({ member: "nobody-here" })).rejects.toThrow("nobody-here");
    await expect(linkFor({ amount: "50" })).rejects.toThrow("금액: 100 이상이어야 해요");
  });

  it("name the file when it cannot be read", () => {
    expect(() => readFiles({ photo: "nothing.png" }, ["photo"])).toThrow("nothing.png");
  });
});

describe("pnpm ops coupons and popups", () => {
  it("issue a coupon to a member", async () => {
    const { username, token } = await newMember(server);
    const coupon = { username, name: "첫 이사" };
    await ops("coupons issue", { ...coupon, amount: "10000" });
    await ops("coupons issue", { ...coupon, percent: "10", maxAmount: "30000", types: "STORAGE" });
    const mine = await server.api.ok("listAvailableCoupons", { token, path: { type: "MOVE" } });
    expect(mine).toEqual([expect.objectContaining({ name: "첫 이사", amount: 10_000 })]);
    expect((await ops("coupons list", { username })).tables?.[0]?.rows).toHaveLength(2);
    for (const wrong of [{}, { percent: "10" }, { amount: "1", percent: "1" }, { amount: "x" }]) {
      await expect(ops("coupons issue", { ...coupon, ...wrong })).rejects.toThrow(OperatorError);
    }
    await expect(ops("coupons list", { username: "nobody-here" })).rejects.toThrow("nobody-here");
  });

  it("create a popup and end it", async () => {
    const popup = { title: "연말 안내", body: "12월 31일에는 쉬어요." };
    const made = await ops("popups create", { ...popup, link: "/guide" });
    const id = made.facts?.["번호"];
    const seen = await server.api.ok("listPopups", {});
    expect(seen).toEqual([expect.objectContaining({ ...popup, link: "/guide" })]);
    await ops("popups end", { id });
    expect(await server.api.ok("listPopups", {})).toEqual([]);
    expect((await ops("popups list")).tables?.[0]?.rows).toHaveLength(1);
    await expect(ops("popups end", { id })).rejects.toThrow(OperatorError);
    await expect(ops("popups create", { ...popup, link: "//evil" })).rejects.toThrow(OperatorError);
  });
});
