import { describe, expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { boxStatus } from "./box-status.ts";

describe("boxStatus", () => {
  it.each([
    ["READY", "준비 중", "neutral"],
    ["DELIVERING", "빈 박스 배송 중", "info"],
    ["PACKING", "담는 중", "info"],
    ["COLLECTING", "수거 중", "info"],
    ["STORED", "보관 중", "success"],
    ["RETURN_READY", "배송 준비 중", "info"],
    ["RETURNING", "배송 중", "info"],
    ["RETURNED", "찾아간 박스", "neutral"],
    ["ENDED", "보관 종료", "primary"],
    ["DISPOSAL_READY", "폐기 대기", "warning"],
    ["DISPOSED", "폐기 완료", "disabled"],
    ["LOST", "분실", "warning"],
    ["DAMAGED", "파손", "warning"],
    ["CANCEL", "취소", "disabled"],
  ] as const)("shows %s as %s, %s, without a step", (status, label, badge) => {
    expect(boxStatus.states[status]).toEqual({ label, badge, step: null });
  });

  it("has no other states and begins with READY", () => {
    expect(Object.keys(boxStatus.states)).toHaveLength(14);
    expect(boxStatus.initial).toBe("READY");
  });

  it("allows exactly these changes", () => {
    expect(transitionsOf(boxStatus)).toEqual([
      "COLLECTING > CANCEL by OPERATOR",
      "COLLECTING > RETURNED by OPERATOR",
      "COLLECTING > STORED by OPERATOR, SYSTEM",
      "DAMAGED > DISPOSED by OPERATOR",
      "DAMAGED > ENDED by OPERATOR",
      "DELIVERING > PACKING by OPERATOR, SYSTEM",
      "DISPOSAL_READY > DISPOSED by OPERATOR",
      "DISPOSAL_READY > LOST by OPERATOR",
      "DISPOSAL_READY > STORED by SYSTEM",
      "LOST > ENDED by OPERATOR",
      "PACKING > COLLECTING by OPERATOR, SYSTEM",
      "READY > CANCEL by MEMBER, OPERATOR, SYSTEM",
      "READY > COLLECTING by OPERATOR, SYSTEM",
      "READY > DELIVERING by OPERATOR, SYSTEM",
      "RETURNED > COLLECTING by OPERATOR, SYSTEM",
      "RETURNED > ENDED by SYSTEM",
      "RETURNING > ENDED by OPERATOR, SYSTEM",
      "RETURNING > RETURNED by OPERATOR, SYSTEM",
      "RETURN_READY > DAMAGED by OPERATOR",
      "RETURN_READY > LOST by OPERATOR",
      "RETURN_READY > RETURNING by OPERATOR, SYSTEM",
      "RETURN_READY > STORED by SYSTEM",
      "STORED > DAMAGED by OPERATOR",
      "STORED > DISPOSAL_READY by SYSTEM",
      "STORED > LOST by OPERATOR",
      "STORED > RETURN_READY by SYSTEM",
    ]);
  });
});
