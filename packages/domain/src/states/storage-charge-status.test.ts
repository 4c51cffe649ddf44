import { describe, expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { storageChargeStatus } from "./storage-charge-status.ts";

describe("storageChargeStatus", () => {
  it.each([
    ["OPEN", "결제 중", "info"],
    ["FAILED", "결제 실패", "warning"],
    ["PAID", "결제 완료", "success"],
    ["SETTLED", "함께 결제", "disabled"],
  ] as const)("shows %s as %s, %s, without a step", (status, label, badge) => {
    expect(storageChargeStatus.states[status]).toEqual({ label, badge, step: null });
  });

  it("has no other states and begins with OPEN", () => {
    expect(Object.keys(storageChargeStatus.states)).toHaveLength(4);
    expect(storageChargeStatus.initial).toBe("OPEN");
  });

  it("allows exactly these changes", () => {
    expect(transitionsOf(storageChargeStatus)).toEqual([
      "FAILED > PAID by SYSTEM",
      "FAILED > SETTLED by SYSTEM",
      "OPEN > FAILED by SYSTEM",
      "OPEN > PAID by SYSTEM",
      "OPEN > SETTLED by SYSTEM",
      "PAID > FAILED by SYSTEM",
    ]);
  });
});
