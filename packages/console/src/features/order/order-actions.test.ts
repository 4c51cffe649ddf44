import type { MoveStatus } from "@damadum/sdk";
import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { actionsOf, nextOf, paymentActionsOf } from "./order-actions.ts";

const order = fixtures.operatorOrder(BASE_DAY);
const { estimate, storageOrder } = fixtures;
const namesOf = (of: typeof order) =>
  actionsOf(of).flatMap(({ actions }) => actions.map(({ name }) => name));
const inState = (status: MoveStatus) => {
  return { ...order, status, move: estimate(status, BASE_DAY), can_undo: false };
};

test("nextOf is the command that advances the order", () => {
  expect(nextOf(order)).toEqual({
    label: "이사 시작",
    command: "moves-advance",
    input: { serial: order.serial, to: "WORKING" },
    is_complete: true,
    may: true,
  });
  expect(nextOf({ ...order, next: null })).toBeNull();
});

test("actionsOf offers to undo only when there is a step to undo", () => {
  expect(namesOf(order)).toContain("moves-undo");
  expect(namesOf({ ...order, can_undo: false })).not.toContain("moves-undo");
});

test("actionsOf says why the last step stays when it cannot be undone", () => {
  const refused = { ...order, can_undo: false, undo_refusal: "박스가 움직였어요." };
  expect(actionsOf(refused)[0]).toMatchObject({ note: "박스가 움직였어요." });
});

test("actionsOf offers only what the state of a move allows", () => {
  expect(namesOf(inState("CONFIRM"))).toContain("moves-reschedule");
  expect(namesOf(inState("CONFIRM"))).not.toContain("moves-record-payment");
  expect(namesOf(inState("COMPLETE"))).toEqual(
    expect.not.arrayContaining(["moves-reschedule", "moves-cancel"]),
  );
  expect(namesOf(inState("QUOTED"))).toEqual(["moves-cancel"]);
  expect(namesOf(inState("CANCEL"))).toEqual([]);
});

test("actionsOf fills a correction with what stands, to be read before it is made", () => {
  const all = actionsOf(inState("CONFIRM")).flatMap(({ actions }) => actions);
  const correct = all.find(({ name }) => name === "moves-correct");
  const { start } = estimate("CONFIRM", BASE_DAY).draft;
  expect(correct).toMatchObject({
    initial: { startFloor: String(start.floor), startAddress: start.address },
    preview: { first: { preview: true }, real: { preview: false } },
  });
  expect(correct?.initial?.["items"]).toMatch(/^[^,]+ \d+(, [^,]+ \d+)*$/);
});

test("actionsOf offers only what exists for storage orders", () => {
  const storage = storageOrder("PAYMENT", BASE_DAY);
  expect(namesOf({ ...order, kind: "STORAGE", move: null, storage })).toEqual([
    "storage-reschedule",
    "storage-undo",
    "storage-cancel",
    "links-create",
  ]);
});

test("actionsOf asks nobody for whom an extra payment is when the order says so", () => {
  const all = actionsOf(order).flatMap(({ actions }) => actions);
  const extra = all.find(({ name }) => name === "links-create");
  expect(Object.keys(extra?.input ?? {})).toEqual(["order", "member", "customer", "payment"]);
  expect(JSON.parse(JSON.stringify(extra?.input))).toEqual({ order: order.serial });
});

test("paymentActionsOf names each payment that was made by its way and amount", () => {
  const [payment] = paymentActionsOf(inState("COMPLETE"));
  expect(payment).toMatchObject({ key: "MV_ABCDEFGH_k2" });
  expect(payment?.title).toContain("29,350원");
  expect(payment?.actions.map(({ name }) => name)).toEqual(["refunds-give", "payments-check"]);
});

test("paymentActionsOf gives nothing back when the order can still be cancelled", () => {
  const [payment] = paymentActionsOf(inState("CONFIRM"));
  expect(payment?.actions.map(({ name }) => name)).toEqual(["payments-check"]);
});

test("paymentActionsOf gives no part back of what was paid by a link", () => {
  const done = inState("COMPLETE");
  const { columns, rows } = done.payments;
  const at = columns.findIndex(({ key }) => key === "subject");
  const cell = { value: "CUSTOM_PAYMENT", text: "추가 결제" };
  const linked = rows.map((cells) => cells.with(at, cell));
  const [payment] = paymentActionsOf({ ...done, payments: { ...done.payments, rows: linked } });
  expect(payment?.actions.map(({ name }) => name)).not.toContain("refunds-give");
});
