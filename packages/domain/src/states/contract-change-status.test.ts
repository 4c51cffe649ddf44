import { describe, expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { contractChangeStatus } from "./contract-change-status.ts";

describe("contractChangeStatus", () => {
  it.each([
    ["QUOTED", "결제 전", "neutral"],
    ["WAIT", "결제 실패", "warning"],
    ["APPLIED", "적용됨", "success"],
    ["CANCEL", "취소", "disabled"],
  ] as const)("shows %s as %s, %s, without a step", (status, label, badge) => {
    expect(contractChangeStatus.states[status]).toEqual({ label, badge, step: null });
  });

  it("has no other states and begins with QUOTED", () => {
    expect(Object.keys(contractChangeStatus.states)).toHaveLength(4);
    expect(contractChangeStatus.initial).toBe("QUOTED");
  });

  it("allows exactly these changes", () => {
    expect(transitionsOf(contractChangeStatus)).toEqual([
      "QUOTED > APPLIED by SYSTEM",
      "QUOTED > CANCEL by MEMBER, OPERATOR, SYSTEM",
      "QUOTED > WAIT by SYSTEM",
      "WAIT > APPLIED by SYSTEM",
      "WAIT > CANCEL by MEMBER, OPERATOR, SYSTEM",
    ]);
  });
});
