import { describe, expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { companyWorkStatus } from "./company-work-status.ts";
import { moveStatus } from "./move-status.ts";

describe("companyWorkStatus", () => {
  it("shows each status of spec section 4", () => {
    expect(companyWorkStatus.states).toEqual({
      WAIT: { label: "관리자 확인 대기", badge: "neutral", step: null },
      CONFIRM: { label: "확인 완료·진행 중", badge: "info", step: null },
      INVOICE_COMPLETE: { label: "결제 대기", badge: "warning", step: null },
      PAYMENT: { label: "결제 완료", badge: "success", step: null },
      COMPLETE: { label: "종료", badge: "primary", step: null },
      CANCEL: { label: "취소", badge: "disabled", step: null },
    });
  });

  it("allows exactly these changes", () => {
    expect(transitionsOf(companyWorkStatus)).toEqual([
      "COMPLETE > CONFIRM by SYSTEM",
      "CONFIRM > CANCEL by OPERATOR",
      "CONFIRM > INVOICE_COMPLETE by OPERATOR",
      "INVOICE_COMPLETE > CONFIRM by SYSTEM",
      "INVOICE_COMPLETE > PAYMENT by SYSTEM",
      "PAYMENT > COMPLETE by OPERATOR",
      "PAYMENT > CONFIRM by SYSTEM",
      "PAYMENT > INVOICE_COMPLETE by SYSTEM",
      "WAIT > CANCEL by COMPANY, OPERATOR",
      "WAIT > CONFIRM by OPERATOR",
    ]);
  });

  it("labels WAIT differently from moveStatus", () => {
    expect(companyWorkStatus.states.WAIT.label).not.toBe(moveStatus.states.WAIT.label);
  });
});
