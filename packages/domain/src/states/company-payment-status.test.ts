import { expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { companyPaymentStatus } from "./company-payment-status.ts";

it("companyPaymentStatus allows exactly these changes", () => {
  expect(transitionsOf(companyPaymentStatus)).toEqual([
    "FAILED > CANCEL by OPERATOR",
    "FAILED > PAID by SYSTEM",
    "PAID > FAILED by SYSTEM",
    "PAID > REFUNDED by OPERATOR",
    "WAIT > CANCEL by OPERATOR",
    "WAIT > FAILED by SYSTEM",
    "WAIT > PAID by SYSTEM",
  ]);
});
