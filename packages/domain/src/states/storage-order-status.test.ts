import { describe, expect, it } from "vitest";
import { expectStepsNeverBackwards, transitionsOf } from "../testing/state-machines.ts";
import { storageOrderStatus } from "./storage-order-status.ts";

describe("storageOrderStatus", () => {
  it.each([
    ["QUOTED", "결제 전", "neutral", null],
    ["WAIT", "결제 실패", "warning", null],
    ["PAYMENT", "예약 접수", "info", 1],
    ["CONFIRM", "예약 확정", "info", 1],
    ["DELIVERING", "배송 중", "info", 2],
    ["BEFORE_COLLECTION", "배송 완료", "success", 3],
    ["COLLECTING", "수거 중", "info", 4],
    ["DISPOSING", "폐기 중", "info", null],
    ["COMPLETE", "완료", "primary", 5],
    ["CANCEL", "취소", "disabled", null],
  ] as const)("shows %s as %s, %s, step %s", (status, label, badge, step) => {
    expect(storageOrderStatus.states[status]).toEqual({ label, badge, step });
  });

  it("has no other states and begins unpaid", () => {
    expect(Object.keys(storageOrderStatus.states)).toHaveLength(10);
    expect(storageOrderStatus.initial).toBe("QUOTED");
  });

  it("allows exactly these changes", () => {
    expect(transitionsOf(storageOrderStatus)).toEqual([
      "BEFORE_COLLECTION > COLLECTING by OPERATOR",
      "COLLECTING > COMPLETE by OPERATOR",
      "CONFIRM > CANCEL by MEMBER, OPERATOR",
      "CONFIRM > COLLECTING by OPERATOR",
      "CONFIRM > DELIVERING by OPERATOR",
      "CONFIRM > DISPOSING by OPERATOR",
      "DELIVERING > BEFORE_COLLECTION by OPERATOR",
      "DELIVERING > COMPLETE by OPERATOR",
      "DISPOSING > COMPLETE by OPERATOR",
      "PAYMENT > CANCEL by MEMBER, OPERATOR",
      "PAYMENT > CONFIRM by OPERATOR",
      "QUOTED > CANCEL by MEMBER, OPERATOR, SYSTEM",
      "QUOTED > PAYMENT by SYSTEM",
      "QUOTED > WAIT by SYSTEM",
      "WAIT > CANCEL by MEMBER, OPERATOR, SYSTEM",
      "WAIT > PAYMENT by SYSTEM",
    ]);
  });

  it.each([
    ["CONFIRM > DELIVERING", ["DELIVERY_AND_COLLECTION", "DELIVERY_ONLY"]],
    ["CONFIRM > COLLECTING", ["COLLECTION_ONLY"]],
    ["CONFIRM > DISPOSING", ["DISPOSAL"]],
    ["DELIVERING > BEFORE_COLLECTION", ["DELIVERY_AND_COLLECTION"]],
    ["DELIVERING > COMPLETE", ["DELIVERY_ONLY"]],
    ["BEFORE_COLLECTION > COLLECTING", ["DELIVERY_AND_COLLECTION"]],
    ["COLLECTING > COMPLETE", ["DELIVERY_AND_COLLECTION", "COLLECTION_ONLY"]],
    ["DISPOSING > COMPLETE", ["DISPOSAL"]],
    ["PAYMENT > CONFIRM", undefined],
    ["CONFIRM > CANCEL", undefined],
  ])("allows %s for the legs %o", (change, legs) => {
    const row = storageOrderStatus.transitions.find(({ from, to }) => `${from} > ${to}` === change);
    expect(row?.legs).toEqual(legs);
  });

  it("never decreases the delivery step on any sequence of changes", () => {
    expectStepsNeverBackwards(storageOrderStatus);
  });
});
