import { ApiError, NetworkError, type Problem } from "@damadum/sdk";
import { describe, expect, it } from "vitest";

import { completeQuote } from "../../definitions/quote/fixtures.ts";
import { quoteForm } from "../../definitions/quote/form.ts";
import { signupForm } from "../../definitions/signup/form.ts";
import { completeStorage } from "../../definitions/storage/fixtures.ts";
import { storageForm } from "../../definitions/storage/form.ts";
import { toValues } from "../data/values.ts";
import { toSubmitFailure } from "./server-issues.ts";

const values = toValues(completeQuote);

function failureOf(status: number, problem: Problem) {
  return toSubmitFailure(quoteForm, values, new ApiError(status, problem));
}

describe("field errors of the server", () => {
  it("are shown at their fields in screen order, from the first step that has one", () => {
    const failure = failureOf(422, {
      code: "validation_failed",
      message: "입력한 내용을 확인해 주세요.",
      errors: [
        { field: "box_rental.collection.date", code: "gap_too_long", message: "최대 7일이에요." },
        { field: "start.carriage", code: "ladder_too_low", message: "2층부터예요." },
        { field: "start.postcode", code: "unknown_postcode", message: "없는 우편번호예요." },
      ],
    });
    expect(failure).toEqual({
      stepId: "start",
      issues: [
        { path: ["start", "address"], message: "없는 우편번호예요." },
        { path: ["start", "carriage"], message: "2층부터예요." },
        { path: ["box_rental", "collection", "date"], message: "최대 7일이에요." },
      ],
      alert: null,
    });
  });

  it("are the form's own message when no field shows them", () => {
    const failure = failureOf(422, {
      code: "validation_failed",
      message: "입력한 내용을 확인해 주세요.",
      errors: [
        { field: "coupon", code: "required", message: "쿠폰이 끝났어요." },
        { field: "move_date", code: "date_out_of_range", message: "90일 안이에요." },
      ],
    });
    expect(failure.stepId).toBe("date");
    expect(failure.alert?.message).toContain("쿠폰이 끝났어요.");
  });

  it("are shown at the list when they are about one entry", () => {
    const failure = failureOf(422, {
      code: "validation_failed",
      message: "x",
      errors: [{ field: "items.0.item_id", code: "unknown_item", message: "없는 짐이에요." }],
    });
    expect(failure.issues).toEqual([{ path: ["items"], message: "없는 짐이에요." }]);
  });
});

describe("other problems", () => {
  it("are shown at the field when they are about one answer", () => {
    const taken = new ApiError(409, { code: "username_taken", message: "이미 있는 아이디예요." });
    expect(toSubmitFailure(signupForm, {}, taken)).toEqual({
      stepId: "account",
      issues: [{ path: ["username"], message: "이미 있는 아이디예요." }],
      alert: null,
    });
  });

  it.each([
    [401, "login_failed", false],
    [409, "state_conflict", false],
    [429, "too_many_requests", true],
    [503, "provider_unavailable", true],
  ] as const)("%i %s are the form's own message, with a retry: %s", (status, code, canRetry) => {
    expect(failureOf(status, { code, message: "안내예요." })).toEqual({
      stepId: null,
      issues: [],
      alert: { message: "안내예요.", canRetry },
    });
  });

  it("allow a retry when the network failed", () => {
    const failure = toSubmitFailure(quoteForm, values, new NetworkError(new Error("offline")));
    expect(failure.alert?.canRetry).toBe(true);
  });

  it("are rethrown when they are bugs", () => {
    expect(() => toSubmitFailure(quoteForm, values, new TypeError("x"))).toThrow(TypeError);
  });
});

it.each([
  [true, "times"],
  [false, "collection"],
])("toSubmitFailure opens the step of a full slot's time when use_boxes is %s", (ours, step) => {
  const answers = toValues({ ...completeStorage, use_boxes: ours });
  const full = new ApiError(409, { code: "slot_full", message: "방금 마감됐어요." });
  expect(toSubmitFailure(storageForm, answers, full)).toEqual({
    stepId: step,
    issues: [{ path: ["collection", "time"], message: "방금 마감됐어요." }],
    alert: null,
  });
});

it("toSubmitFailure shows a wrong day of the boxes at the calendar that sets it", () => {
  const late = new ApiError(422, {
    code: "validation_failed",
    message: "입력한 내용을 확인해 주세요.",
    errors: [{ field: "collection.date", code: "gap_too_long", message: "최대 7일이에요." }],
  });
  expect(toSubmitFailure(storageForm, toValues(completeStorage), late)).toMatchObject({
    stepId: "visits",
    issues: [{ path: ["delivery", "date"], message: "최대 7일이에요." }],
  });
});
