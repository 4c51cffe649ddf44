import { ApiError, NetworkError, type PaymentOutcome, type ProblemCode } from "@damadum/sdk";
import { expect, test } from "vitest";
import { refusalOf, verdictOf } from "./verdict.ts";

const result: Pick<PaymentOutcome, "payment_status" | "failure_reason"> = {
  payment_status: "PAID",
  failure_reason: null,
};
const paid = {
  illustration: "truck",
  title: "예약됐어요",
  detail: "25,300원을 결제했어요.",
} as const;

test("a paid one is told in the words of its order and leads to it", () => {
  const verdict = verdictOf(result, paid);
  expect(verdict.detail).toContain("25,300원");
  expect(verdict.next).toEqual(["see-order"]);
});

test("a failed one gives the reason and the way back", () => {
  const verdict = verdictOf(
    { ...result, payment_status: "FAILED", failure_reason: "카드 한도를 넘었어요." },
    paid,
  );
  expect(verdict.detail).toContain("카드 한도를 넘었어요.");
  expect(verdict.next[0]).toBe("pay-again");
});

test("one that stays open can be asked for again", () => {
  expect(verdictOf({ ...result, payment_status: "READY" }, paid).next[0]).toBe("ask-again");
});

test.each([
  [409, "slot_full", "other-time"],
  [409, "amount_mismatch", "pay-again"],
  [409, "already_paid", "see-order"],
  [404, "not_found", "my"],
  [503, "provider_unavailable", "ask-again"],
  [500, "internal_error", "ask-again"],
] as const)("%i %s leads to %s", (status, code: ProblemCode, next) => {
  expect(refusalOf(new ApiError(status, { code, message: "서버의 말" })).next[0]).toBe(next);
});

test("no answer at all does not say that nothing was paid", () => {
  const verdict = refusalOf(new NetworkError(null));
  expect(verdict.next[0]).toBe("ask-again");
  expect(verdict.detail).toContain("두 번 결제되지 않아요");
});

test("a payment that the person left is no failure", () => {
  const left = { payment_status: "FAILED", failure_reason: "결제를 취소했어요." } as const;
  expect(verdictOf({ ...result, ...left }, paid).kind).toBe("given-up");
});
