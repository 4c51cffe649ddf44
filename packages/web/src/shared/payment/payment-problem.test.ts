import { ApiError, NetworkError, type ProblemCode } from "@damadum/sdk";
import { expect, test } from "vitest";
import { PaymentWindowError } from "../payment-provider/imp.ts";
import { notPaid, problemOf } from "./payment-problem.ts";

function answer(status: number, code: ProblemCode): ApiError {
  return new ApiError(status, { code, message: "서버의 말이에요." });
}

test.each([
  ["slot_full", "고른 시간이 방금 마감됐어요", "other-time"],
  ["estimate_expired", "금액의 유효 기간이 지났어요", "renew"],
  ["already_paid", "이미 결제했어요", "see-order"],
  ["amount_mismatch", "결제 금액이 주문과 달랐어요", null],
] as const)("a 409 %s says so and offers the way on", (code, title, wayOn) => {
  expect(problemOf(answer(409, code))).toEqual({
    title,
    detail: "서버의 말이에요.",
    wayOn,
  });
});

test("any other answer is shown in the server's words", () => {
  expect(problemOf(answer(500, "internal_error"))).toEqual({
    title: "결제를 시작하지 못했어요",
    detail: "서버의 말이에요.",
    wayOn: null,
  });
});

test("who holds too many times hears when the first of them runs out", () => {
  const problem = { code: "too_many_requests", message: "요청이 너무 잦아요." } as const;
  expect(problemOf(new ApiError(429, problem, 610)).detail).toBe(
    "요청이 너무 잦아요. 약 11분 뒤에 다시 할 수 있어요.",
  );
  expect(problemOf(new ApiError(429, problem, 5)).detail).toBe("요청이 너무 잦아요.");
});

test("no answer and no window tell of the connection", () => {
  expect(problemOf(new NetworkError(null)).title).toBe("인터넷 연결이 불안정해요");
  const { title, detail } = problemOf(new PaymentWindowError());
  expect(title).toBe("결제창을 열지 못했어요");
  expect(detail).not.toContain(title);
});

test("paymentProblem does not claim that nothing was paid when the error is unexpected", () => {
  expect(problemOf(new TypeError("x is not a function")).detail).toContain("마이페이지");
});

test("a refusal is no cancellation and keeps the provider's reason", () => {
  expect(notPaid("카드 한도를 넘었어요.").detail).toMatch(/^카드 한도를 넘었어요\. /);
});
