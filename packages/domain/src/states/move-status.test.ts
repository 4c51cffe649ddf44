import { describe, expect, it } from "vitest";
import { canTransition } from "./can-transition.ts";
import { moveStatus } from "./move-status.ts";
import type { Actor } from "./state-machine.ts";
import { expectStepsNeverBackwards, transitionsOf } from "../testing/state-machines.ts";

describe("moveStatus", () => {
  it.each([
    ["QUOTED", "결제 전", "neutral", null],
    ["WAIT", "결제 실패", "warning", null],
    ["PAYMENT", "박스 준비 중", "info", 1],
    ["CONFIRM", "박스 준비 중", "info", 1],
    ["BOX_DEL_BEFORE", "박스 준비 중", "info", 1],
    ["BOX_DEL_COMPLETE", "박스 배송 완료", "success", 3],
    ["WORKING", "배송 중", "info", 3],
    ["WORKING_COMPLETE", "수거 대기", "info", 3],
    ["BOX_COL_REQUEST", "수거 대기", "info", 4],
    ["COMPLETE", "완료", "primary", 5],
    ["CANCEL", "취소", "disabled", null],
  ] as const)("shows %s as %s, %s, step %s", (status, label, badge, step) => {
    expect(moveStatus.states[status]).toEqual({ label, badge, step });
  });

  it("has no other states", () => {
    expect(Object.keys(moveStatus.states)).toHaveLength(11);
  });

  it("allows exactly these changes", () => {
    expect(transitionsOf(moveStatus)).toEqual([
      "BOX_COL_REQUEST > COMPLETE by OPERATOR",
      "BOX_DEL_BEFORE > BOX_DEL_COMPLETE by OPERATOR",
      "BOX_DEL_BEFORE > CANCEL by MEMBER, OPERATOR",
      "BOX_DEL_COMPLETE > CANCEL by MEMBER, OPERATOR",
      "BOX_DEL_COMPLETE > WORKING by OPERATOR",
      "CONFIRM > BOX_DEL_BEFORE by OPERATOR",
      "CONFIRM > CANCEL by MEMBER, OPERATOR",
      "CONFIRM > WORKING by OPERATOR",
      "PAYMENT > CANCEL by MEMBER, OPERATOR",
      "PAYMENT > CONFIRM by OPERATOR",
      "QUOTED > CANCEL by MEMBER, OPERATOR",
      "QUOTED > PAYMENT by SYSTEM",
      "QUOTED > WAIT by SYSTEM",
      "WAIT > CANCEL by MEMBER, OPERATOR",
      "WAIT > PAYMENT by SYSTEM",
      "WORKING > WORKING_COMPLETE by OPERATOR",
      "WORKING_COMPLETE > BOX_COL_REQUEST by MEMBER, OPERATOR",
      "WORKING_COMPLETE > COMPLETE by OPERATOR",
    ]);
  });

  it("allows only SYSTEM to mark a move as paid", () => {
    const actors: Actor[] = ["MEMBER", "COMPANY", "OPERATOR"];
    for (const actor of actors) {
      expect(canTransition(moveStatus, "QUOTED", "PAYMENT", actor)).toBe(false);
      expect(canTransition(moveStatus, "WAIT", "PAYMENT", actor)).toBe(false);
    }
    expect(canTransition(moveStatus, "QUOTED", "PAYMENT", "SYSTEM")).toBe(true);
  });

  it("never decreases the delivery step on any sequence of changes", () => {
    expectStepsNeverBackwards(moveStatus);
  });
});
