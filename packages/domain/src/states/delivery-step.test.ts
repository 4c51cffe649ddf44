import { describe, expect, it } from "vitest";
import { expectStepsNeverBackwards, transitionsOf } from "../testing/state-machines.ts";
import { deliveryStep, deliverySteps } from "./delivery-step.ts";

describe("deliveryStep", () => {
  it.each([
    ["BEFORE_DELIVERY", 1, "박스 준비"],
    ["DELIVERING", 2, "배송 중"],
    ["BEFORE_COLLECTION", 3, "배송 완료"],
    ["COLLECTING", 4, "수거 중"],
    ["COMPLETE", 5, "수거 완료"],
  ] as const)("numbers %s as %d, %s (spec section 4)", (state, step, label) => {
    expect(deliveryStep.states[state]).toMatchObject({ step, label });
  });

  it("lists the steps in the order of their numbers", () => {
    expect(deliverySteps.map((name) => deliveryStep.states[name].step)).toEqual([1, 2, 3, 4, 5]);
  });

  it("allows exactly one step at a time", () => {
    expect(transitionsOf(deliveryStep)).toEqual([
      "BEFORE_COLLECTION > COLLECTING by OPERATOR",
      "BEFORE_DELIVERY > DELIVERING by OPERATOR",
      "COLLECTING > COMPLETE by OPERATOR",
      "DELIVERING > BEFORE_COLLECTION by OPERATOR",
    ]);
  });

  it("never decreases", () => {
    expectStepsNeverBackwards(deliveryStep);
  });
});
