import { expect, it } from "vitest";
import { namedMoveStatus } from "./named-move-status.ts";
import type { MoveStatus } from "./move-status.ts";

const labelsOf = (useBoxes: boolean, ...statuses: readonly MoveStatus[]) =>
  statuses.map((status) => namedMoveStatus({ useBoxes }).states[status].label);

it("namedMoveStatus tells a paid move from a confirmed one, and from one whose boxes are ready", () => {
  const labels = labelsOf(true, "PAYMENT", "CONFIRM", "BOX_DEL_BEFORE", "WORKING");
  expect(labels).toEqual(["예약 접수", "예약 확정", "박스 준비 중", "이사 중"]);
});

it("namedMoveStatus names no box when the move has none", () => {
  const labels = labelsOf(false, "PAYMENT", "CONFIRM", "WORKING", "WORKING_COMPLETE", "COMPLETE");
  expect(labels).toEqual(["예약 접수", "예약 확정", "이사 중", "이사 완료", "완료"]);
});
