import { expect, test } from "vitest";
import { parseCertificationResponse } from "./certification-response.ts";

test("parseCertificationResponse returns the provider number when the check succeeded", () => {
  const raw = { success: true, imp_uid: "imp_1", merchant_uid: "ct_1", pg_tid: "more" };
  expect(parseCertificationResponse(raw)).toEqual({
    impUid: "imp_1",
    claimsSuccess: true,
    reason: null,
  });
});

test("parseCertificationResponse returns the reason when the check was cancelled", () => {
  const raw = { success: false, imp_uid: null, error_msg: "본인인증을 취소했어요." };
  expect(parseCertificationResponse(raw)).toEqual({
    impUid: null,
    claimsSuccess: false,
    reason: "본인인증을 취소했어요.",
  });
});

test.each([null, "yes", {}, { success: true, imp_uid: 3 }])(
  "parseCertificationResponse returns null when the response is %o",
  (raw) => {
    expect(parseCertificationResponse(raw)).toBeNull();
  },
);
