import { ApiError, NetworkError, type PaymentOutcome, type ProblemCode } from "@damadum/sdk";
import { expect, test } from "vitest";
import { paymentResultOfError, paymentResultOf } from "./payment-result.ts";

const outcome: Pick<PaymentOutcome, "payment_status" | "failure_reason"> = {
  payment_status: "PAID",
  failure_reason: null,
};
const paid = {
  illustration: "truck",
  title: "예약을 접수했어요",
  detail: "25,300원을 결제했어요.",
} as const;

test("paymentResultOf returns the paid message and a link to the order when the payment is paid", () => {
  const result = paymentResultOf(outcome, paid);
  expect(result.detail).toContain("25,300원");
  expect(result.next).toEqual(["view-order"]);
});

test("paymentResultOf returns the reason and offers to pay again when the payment failed", () => {
  const result = paymentResultOf(
    { ...outcome, payment_status: "FAILED", failure_reason: "카드 한도를 넘었어요." },
    paid,
  );
  expect(result.detail).toContain("카드 한도를 넘었어요.");
  expect(result.next[0]).toBe("pay-again");
});

test("paymentResultOf leads to the order, and claims no refund of ours, when a paid payment went back", () => {
  expect(paymentResultOf({ ...outcome, payment_status: "REFUNDED" }, paid)).toMatchObject({
    title: "환불된 결제예요",
    next: ["view-order"],
  });
});

test("paymentResultOf offers to check again when the payment is still open", () => {
  expect(paymentResultOf({ ...outcome, payment_status: "READY" }, paid).next[0]).toBe(
    "check-again",
  );
});

test.each([
  [409, "slot_full", "change-time"],
  [409, "amount_mismatch", "pay-again"],
  [409, "already_paid", "view-order"],
  [404, "not_found", "my"],
  [503, "provider_unavailable", "check-again"],
  [500, "internal_error", "check-again"],
] as const)(
  "paymentResultOfError returns the next step when the server answers %i %s: %s",
  (status, code: ProblemCode, next) => {
    expect(paymentResultOfError(new ApiError(status, { code, message: "서버의 말" })).next[0]).toBe(
      next,
    );
  },
);

test("paymentResultOfError mentions no typed input when the URL names no payment", () => {
  const error = new ApiError(422, {
    code: "validation_failed",
    message: "입력한 내용을 확인해 주세요.",
  });
  expect(paymentResultOfError(error).detail).toMatch(/^주소가 잘못됐을 수 있어요/);
});

test("paymentResultOfError offers to check again when the network fails", () => {
  const result = paymentResultOfError(new NetworkError(null));
  expect(result.next[0]).toBe("check-again");
  expect(result.detail).toContain("두 번 결제되지 않아요");
});

test("paymentResultOf returns cancelled when the user closed the window", () => {
  const abandoned = { payment_status: "FAILED", failure_reason: "결제를 취소했어요." } as const;
  expect(paymentResultOf({ ...outcome, ...abandoned }, paid).kind).toBe("cancelled");
});
