import { expect, test } from "vitest";
import { readPaymentAnswer } from "./payment-answer.ts";

test("a paid answer of the desktop window", () => {
  expect(
    readPaymentAnswer({ success: true, imp_uid: "imp_1", merchant_uid: "es_1", pg_tid: "more" }),
  ).toEqual({ impUid: "imp_1", merchantUid: "es_1", claimsSuccess: true, reason: null });
});

test("a cancelled answer without a number of the provider", () => {
  expect(
    readPaymentAnswer({
      success: false,
      imp_uid: null,
      merchant_uid: "es_1",
      error_msg: "결제를 취소했어요.",
    }),
  ).toEqual({
    impUid: null,
    merchantUid: "es_1",
    claimsSuccess: false,
    reason: "결제를 취소했어요.",
  });
});

test("the return address of a phone", () => {
  const query = new URLSearchParams("imp_uid=imp_1&merchant_uid=es_1&imp_success=true&serial=MV1");
  expect(readPaymentAnswer(Object.fromEntries(query))).toMatchObject({
    impUid: "imp_1",
    claimsSuccess: true,
  });
});

test("an answer that says neither is no success", () => {
  expect(readPaymentAnswer({})).toEqual({
    impUid: null,
    merchantUid: null,
    claimsSuccess: false,
    reason: null,
  });
});

test.each([null, "paid", 1, { imp_uid: 3 }])("%o is no answer", (raw) => {
  expect(readPaymentAnswer(raw)).toBeNull();
});
