import { BASE_DAY, fixtures } from "@damadum/sdk/mocks";
import { expect, test } from "vitest";
import { actionsOf, nextOf, paymentActionsOf } from "./order-actions.ts";

const move = fixtures.operatorOrder(BASE_DAY);
const namesOf = (order: typeof move) =>
  actionsOf(order).flatMap(({ actions }) => actions.map(({ name }) => name));

test("nextOf is the command that advances the order", () => {
  expect(nextOf(move)).toEqual({
    label: "이사 시작",
    name: "moves-advance",
    input: { serial: move.serial, to: "WORKING" },
  });
  expect(nextOf({ ...move, next: null })).toBeNull();
  expect(nextOf({ ...move, next: { to: "WORKING", label: "이사 시작", may: false } })).toBeNull();
});

test("actionsOf offers to undo only when there is a step to undo", () => {
  expect(namesOf(move)).toContain("moves-undo");
  expect(namesOf({ ...move, can_undo: false })).not.toContain("moves-undo");
});

test("actionsOf offers only what exists for storage orders", () => {
  expect(namesOf({ ...move, kind: "STORAGE" })).toEqual([
    "storage-reschedule",
    "storage-undo",
    "storage-cancel",
    "links-create",
  ]);
});

test("paymentActionsOf fills in the number of each payment", () => {
  const [payment] = paymentActionsOf(move);
  expect(payment?.title).toBe("MV_ABCDEFGH_k2");
  expect(payment?.actions[0]?.input).toEqual({ merchantUid: "MV_ABCDEFGH_k2" });
});
