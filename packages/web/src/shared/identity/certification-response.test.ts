import { expect, test } from "vitest";
import { parseCertificationResponse } from "./certification-response.ts";

test("a certified answer", () => {
  const raw = { success: true, imp_uid: "imp_1", merchant_uid: "ct_1", pg_tid: "more" };
  expect(parseCertificationResponse(raw)).toEqual({
    impUid: "imp_1",
    claimsSuccess: true,
    reason: null,
  });
});

test("a cancelled answer has no number of the provider", () => {
  const raw = { success: false, imp_uid: null, error_msg: "본인인증을 취소했어요." };
  expect(parseCertificationResponse(raw)).toEqual({
    impUid: null,
    claimsSuccess: false,
    reason: "본인인증을 취소했어요.",
  });
});

test.each([null, "yes", {}, { success: true, imp_uid: 3 }])("%o is no answer", (raw) => {
  expect(parseCertificationResponse(raw)).toBeNull();
});
