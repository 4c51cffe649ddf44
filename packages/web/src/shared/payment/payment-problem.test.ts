import { ApiError, NetworkError, type ProblemCode } from "@damadum/sdk";
import { expect, test } from "vitest";
import { ProviderWindowError } from "../payment-provider/imp.ts";
import { paymentRejected, toPaymentProblem } from "./payment-problem.ts";

function apiError(status: number, code: ProblemCode): ApiError {
  return new ApiError(status, { code, message: "서버의 말이에요." });
}

test.each([
  ["slot_full", "고른 시간이 방금 마감됐어요", "change-time"],
  ["estimate_expired", "금액의 유효 기간이 지났어요", "renew"],
  ["already_paid", "이미 결제했어요", "view-order"],
  ["amount_mismatch", "결제 금액이 주문과 달랐어요", null],
] as const)(
  "toPaymentProblem names the problem and its recovery when the server answers 409 %s",
  (code, title, recovery) => {
    expect(toPaymentProblem(apiError(409, code))).toEqual({
      title,
      detail: "서버의 말이에요.",
      recovery,
    });
  },
);

test("toPaymentProblem shows the server's message when the code has no title of its own", () => {
  expect(toPaymentProblem(apiError(500, "internal_error"))).toEqual({
    title: "결제를 시작하지 못했어요",
    detail: "서버의 말이에요.",
    recovery: null,
  });
});

test("toPaymentProblem adds the waiting time when it is longer than a minute", () => {
  const problem = { code: "too_many_requests", message: "요청이 너무 잦아요." } as const;
  expect(toPaymentProblem(new ApiError(429, problem, 610)).detail).toBe(
    "요청이 너무 잦아요. 약 11분 뒤에 다시 할 수 있어요.",
  );
  expect(toPaymentProblem(new ApiError(429, problem, 5)).detail).toBe("요청이 너무 잦아요.");
});

test("toPaymentProblem names the connection when the network or the window fails", () => {
  expect(toPaymentProblem(new NetworkError(null)).title).toBe("인터넷 연결이 불안정해요");
  const { title, detail } = toPaymentProblem(new ProviderWindowError());
  expect(title).toBe("결제창을 열지 못했어요");
  expect(detail).not.toContain(title);
});

test("toPaymentProblem does not claim that nothing was paid when the error is unexpected", () => {
  expect(toPaymentProblem(new TypeError("x is not a function")).detail).toContain("마이페이지");
});

test("paymentRejected keeps the provider's reason when a payment is refused", () => {
  expect(paymentRejected("카드 한도를 넘었어요.").detail).toMatch(/^카드 한도를 넘었어요\. /);
});
