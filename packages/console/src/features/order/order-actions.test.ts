import type { OperatorCommandResult } from "@damadum/sdk";
import { expect, test } from "vitest";
import { actionsOf, stepsOf } from "./order-actions.ts";

const inState = (status: string, boxes = "고객 박스"): OperatorCommandResult => ({
  message: null,
  facts: [
    { label: "상태", value: status, text: status },
    { label: "박스", value: boxes, text: boxes },
  ],
  tables: [],
  file: null,
});

test.each([
  ["MV20261201ABCDEFGH", inState("PAYMENT"), ["moves-advance CONFIRM"]],
  ["MV20261201ABCDEFGH", inState("CONFIRM", "우리 박스"), ["moves-advance BOX_DEL_BEFORE"]],
  ["MV20261201ABCDEFGH", inState("CONFIRM"), ["moves-advance WORKING"]],
  ["MV20261201ABCDEFGH", inState("COMPLETE"), []],
  ["ST20261201ABCDEFGH", inState("PAYMENT"), ["storage-advance CONFIRM"]],
])("stepsOf offers what an operator may do next when %s is %o", (serial, order, steps) => {
  const offered = stepsOf(serial, order);
  expect(offered.map(({ name, input }) => `${name} ${String(input["to"])}`)).toEqual(steps);
});

test("actionsOf offers only what exists for storage orders", () => {
  const actions = actionsOf("ST20261201ABCDEFGH").flatMap((group) => group.actions);
  expect(actions.map(({ name }) => name)).toEqual([
    "storage-reschedule",
    "storage-undo",
    "storage-cancel",
    "links-create",
  ]);
});
