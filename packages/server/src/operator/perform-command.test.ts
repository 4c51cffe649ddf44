import { afterEach, describe, expect, it } from "vitest";
import { sendNotices } from "../platform/notice/send-notices.ts";
import { checkLedger } from "../testing/check-ledger.ts";
import { newMember } from "../testing/members.ts";
import { operatorCommands } from "../testing/operator-commands.ts";
import { newEstimate, newPaidOrder } from "../testing/orders.ts";
import { testServer } from "../testing/test-server.ts";
import { cellText } from "./wire-result.ts";
import { OperatorError } from "./operator-error.ts";

const server = testServer();
afterEach(() => checkLedger(server.services.db));

const ops = operatorCommands(server);

const boxRental = {
  box_count: 10,
  delivery: { date: "2026-12-05", time: "09:00" },
  collection: { date: "2026-12-12", time: "13:00" },
};
const reason = "기사 배정을 마침";

describe("pnpm ops", () => {
  it("records no personal data", async () => {
    const { username } = await newMember(server);
    const link = { amount: "5000", title: "사다리차", reason, member: username };
    await ops("links create", { ...link, customer: "백지운" });
    const account = { username: "corp-noted", company: "담아상사", name: "이담당" };
    await ops("companies account", { ...account, phone: "010-6161-7171" });
    const { tables } = await ops("operators log", { limit: "2" });
    const inputs = tables?.[0]?.rows.map(({ input = null }) => cellText(input)).join() ?? "";
    expect(inputs).toContain("사다리차");
    expect(inputs).not.toMatch(new RegExp(`${username}|백지운|이담당|6161|corp-noted`));
  });

  it("advances an order through its states, with the reason in the history, and notifies the member", async () => {
    const { serial, token } = await newPaidOrder(server, {
      use_boxes: true,
      box_rental: boxRental,
    });
    const note = "까다로운 고객";
    await ops("moves advance", { serial, to: "CONFIRM", note });
    const tooSoon = ops("moves advance", { serial, to: "BOX_DEL_COMPLETE" });
    await expect(tooSoon).rejects.toThrow("2026년 12월 5일 (토)부터 할 수 있는 일이에요.");
    const path = ["BOX_DEL_BEFORE", "BOX_DEL_COMPLETE", "WORKING", "WORKING_COMPLETE"];
    for (const to of [...path, "BOX_COL_REQUEST", "COMPLETE"]) {
      await ops("moves advance", { serial, to, note, message: reason, early: true });
    }
    const { status, history } = await server.api.ok("getEstimate", { token, path: { serial } });
    expect(status).toBe("COMPLETE");
    expect(history.at(-1)).toMatchObject({ from: "BOX_COL_REQUEST", to: "COMPLETE", reason });
    expect(history.find(({ to }) => to === "CONFIRM")).toMatchObject({ reason: null });
    expect(JSON.stringify(history)).not.toContain(note);
    await sendNotices(server.services);
    const sent = server.notices.sent.filter(({ variables }) => variables["번호"] === serial);
    expect(sent.at(-1)?.template).toBe("MV_COMPLETE");
    const shown = await ops("moves show", { serial });
    expect(shown.facts?.["상태"]).toEqual({ value: "COMPLETE", text: "완료 (COMPLETE)" });
    expect(shown.tables?.at(-1)?.rows.at(-1)).toMatchObject({
      actor: { value: "OPERATOR", text: "운영자 ops-one" },
      reason: note,
      message: reason,
    });
  });

  it("undoes the last step once, without a notice", async () => {
    const { serial, token } = await newPaidOrder(server);
    const undo = () => ops("moves undo", { serial, reason: "다른 주문이었음" });
    await expect(undo()).rejects.toThrow("운영자가 옮긴 마지막 단계만");
    await ops("moves advance", { serial, to: "CONFIRM" });
    await sendNotices(server.services);
    const sentBefore = server.notices.sent.length;
    expect((await undo()).facts?.["상태"]).toMatchObject({ value: "PAYMENT" });
    await expect(undo()).rejects.toThrow("운영자가 옮긴 마지막 단계만");
    await sendNotices(server.services);
    expect(server.notices.sent.length).toBe(sentBefore);
    const { status, history } = await server.api.ok("getEstimate", { token, path: { serial } });
    expect([status, history.at(-1)?.reason]).toEqual(["PAYMENT", null]);
    await ops("moves advance", { serial, to: "CONFIRM" });
  });

  it("rejects a change that the domain forbids, and records the attempt", async () => {
    const { serial } = await newPaidOrder(server);
    const advance = (input: object) => ops("moves advance", { serial, early: true, ...input });
    await expect(advance({ to: "COMPLETE" })).rejects.toThrow(
      "지금은 예약 접수 (PAYMENT) 상태예요. 옮길 수 있는 상태: 예약 확정 (CONFIRM), 취소 (CANCEL)",
    );
    await expect(advance({ to: "CANCEL" })).rejects.toThrow("없는 상태예요");
    await expect(advance({ to: "CONFIRM", note: " " })).rejects.toThrow(
      "--note: 비워 둘 수 없어요",
    );
    await expect(advance({ to: "CONFIRM", serial: "MV20261120NOSUCH00" })).rejects.toThrow(
      "찾을 수 없어요",
    );
    const log = await ops("operators log", {});
    expect(log.tables?.[0]?.rows.slice(0, 4).map(({ outcome }) => outcome)).toEqual([
      { value: "not_found", text: "거절: 찾을 수 없어요" },
      { value: "INVALID", text: "잘못 적음" },
      { value: "INVALID", text: "잘못 적음" },
      { value: "state_conflict", text: "거절: 지금 상태에서는 할 수 없어요" },
    ]);
  });

  it("cancels with the fee of the rules, or without", async () => {
    const soon = { plan: "FULL", move_date: "2026-11-21" } as const;
    const fee = await newPaidOrder(server, soon);
    const free = await newPaidOrder(server, soon);
    const why = { reason: "기사 사정으로 취소" };
    await ops("moves cancel", { serial: fee.serial, ...why, fault: "CUSTOMER" });
    await ops("moves cancel", { serial: free.serial, ...why, fault: "NOBODY" });
    const read = async (order: typeof fee) =>
      server.api.ok("getEstimate", { token: order.token, path: { serial: order.serial } });
    expect((await read(fee)).ledger.cancel_fee_amount).toBeGreaterThan(0);
    expect(await read(free)).toMatchObject({
      status: "CANCEL",
      ledger: { cancel_fee_amount: 0, refund_amount: free.amount },
    });
    const refunds = await ops("refunds list", {});
    expect(refunds.tables?.[0]?.rows).toHaveLength(2);
    const again = await ops("refunds retry", { id: refunds.tables?.[0]?.rows[0]?.["id"] });
    expect(again.message).toBe("환불했어요.");
    const payments = await ops("payments list", { status: "REFUNDED" });
    expect(payments.tables?.[0]?.rows).toHaveLength(1);
    const merchantUid = payments.tables?.[0]?.rows[0]?.["merchantUid"];
    const checked = await ops("payments check", { merchantUid });
    expect(checked.message).toContain("환불 완료");
  });

  it("sets the capacity of a start time when it has no booking", async () => {
    const slot = { day: "2026-12-24", time: "09:00" };
    await ops("slots set", { ...slot, capacity: "0" });
    const { token } = await newMember(server);
    const { serial } = await newEstimate(server, token, {
      move_date: slot.day,
      move_time: slot.time,
    });
    const request = { token, path: { serial }, body: { plan: "FULL", method: "CARD" } };
    const rejected = await server.api.problem("prepareEstimatePayment", request);
    expect(rejected.body.code).toBe("slot_full");
    await ops("slots set", { ...slot, capacity: "1" });
    await server.api.ok("prepareEstimatePayment", request);
    const listed = await ops("slots list", { from: slot.day, to: slot.day });
    expect(listed.tables?.[0]?.rows[0]).toEqual({ ...slot, capacity: 1, taken: 1 });
    await expect(ops("slots set", { ...slot, time: "03:00", capacity: "1" })).rejects.toThrow(
      "09:00, 11:00",
    );
  });

  it("adds boxes to the stock and prints their labels", async () => {
    const made = await ops("boxes stock", { count: "9", labels: "labels.pdf" });
    expect(made.message).toContain("재고는 이제 9개예요");
    expect(
      Buffer.from(made.file?.base64 ?? "", "base64")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const listed = await ops("boxes list", { stock: true });
    const serials = listed.tables?.[0]?.rows.map(({ serial }) => serial) ?? [];
    const newOnes = made.tables?.[0]?.rows.map(({ serial }) => serial) ?? [];
    expect(new Set(serials)).toEqual(new Set(newOnes));
    const shown = await ops("boxes show", { serial: serials[0] });
    expect(shown.facts).toMatchObject({ "박스 번호": serials[0], 상태: { text: "재고" } });
    const labels = await ops("boxes labels", { labels: "all.pdf" });
    expect(labels.file?.name).toBe("all.pdf");
    await expect(ops("boxes show", { serial: "BX0" })).rejects.toThrow("박스 번호가 아니에요");
  });

  it("sends a notice again when it was abandoned", async () => {
    const { token } = await newMember(server);
    const { serial } = await newEstimate(server, token);
    server.notices.down = true;
    for (let tries = 0; tries < 10; tries += 1) {
      await sendNotices(server.services);
      server.clock.pass({ minutes: 130 });
    }
    server.notices.down = false;
    const dead = await ops("notices list", { status: "DEAD" });
    const { id = null, template } = dead.tables?.[0]?.rows[0] ?? {};
    expect(template).toEqual({ value: "MV_QUOTED", text: "견적을 저장했어요" });
    await ops("notices retry", { id: cellText(id) });
    await sendNotices(server.services);
    expect(server.notices.sent.at(-1)?.variables["번호"]).toBe(serial);
    await expect(ops("notices retry", { id: cellText(id) })).rejects.toThrow(OperatorError);
  });
});
