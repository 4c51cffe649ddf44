import { expect, it } from "vitest";
import { isPaymentAbandoned } from "./is-payment-abandoned.ts";

it.each([
  ["결제를 취소했어요.", true],
  ["[결제포기] 사용자가 결제를 취소하셨습니다", true],
  ["카드 한도를 넘었어요.", false],
  [null, false],
])("isPaymentAbandoned of %s is %s", (reason, expected) => {
  expect(isPaymentAbandoned(reason)).toBe(expected);
});
