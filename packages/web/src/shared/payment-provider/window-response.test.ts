import { expect, test } from "vitest";
import { parseWindowResponse } from "./window-response.ts";

test("parseWindowResponse returns the payment when the desktop window reports success", () => {
  expect(
    parseWindowResponse({ success: true, imp_uid: "imp_1", merchant_uid: "es_1", pg_tid: "more" }),
  ).toEqual({ impUid: "imp_1", merchantUid: "es_1", claimsSuccess: true, reason: null });
});

test("parseWindowResponse returns the reason when the window was cancelled", () => {
  expect(
    parseWindowResponse({
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

test("parseWindowResponse reads imp_success when a phone returns", () => {
  const query = new URLSearchParams("imp_uid=imp_1&merchant_uid=es_1&imp_success=true&serial=MV1");
  expect(parseWindowResponse(Object.fromEntries(query))).toMatchObject({
    impUid: "imp_1",
    claimsSuccess: true,
  });
});

test("parseWindowResponse claims no success when the response has no flag", () => {
  expect(parseWindowResponse({})).toEqual({
    impUid: null,
    merchantUid: null,
    claimsSuccess: false,
    reason: null,
  });
});

test.each([null, "paid", 1, { imp_uid: 3 }])(
  "parseWindowResponse returns null when the response is %o",
  (raw) => {
    expect(parseWindowResponse(raw)).toBeNull();
  },
);
