import { describe, expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { storageContractStatus } from "./storage-contract-status.ts";

describe("storageContractStatus", () => {
  it.each([
    ["WAITING", "보관 전", "neutral"],
    ["ACTIVE", "보관 중", "success"],
    ["UNPAID", "결제 실패", "warning"],
    ["ENDING", "해지 예정", "warning"],
    ["EXPIRED", "기간 지남", "warning"],
    ["ENDED", "종료", "primary"],
    ["CANCEL", "취소", "disabled"],
  ] as const)("shows %s as %s, %s, without a step", (status, label, badge) => {
    expect(storageContractStatus.states[status]).toEqual({ label, badge, step: null });
  });

  it("has no other states and begins with WAITING", () => {
    expect(Object.keys(storageContractStatus.states)).toHaveLength(7);
    expect(storageContractStatus.initial).toBe("WAITING");
  });

  it("allows exactly these changes", () => {
    expect(transitionsOf(storageContractStatus)).toEqual([
      "ACTIVE > ENDED by SYSTEM",
      "ACTIVE > ENDING by MEMBER, OPERATOR",
      "ACTIVE > EXPIRED by SYSTEM",
      "ACTIVE > UNPAID by SYSTEM",
      "ENDING > ACTIVE by SYSTEM",
      "ENDING > ENDED by SYSTEM",
      "ENDING > EXPIRED by SYSTEM",
      "EXPIRED > ACTIVE by SYSTEM",
      "EXPIRED > ENDED by SYSTEM",
      "UNPAID > ACTIVE by SYSTEM",
      "UNPAID > ENDED by SYSTEM",
      "UNPAID > ENDING by MEMBER, OPERATOR",
      "UNPAID > EXPIRED by SYSTEM",
      "WAITING > ACTIVE by SYSTEM",
      "WAITING > CANCEL by SYSTEM",
    ]);
  });
});
