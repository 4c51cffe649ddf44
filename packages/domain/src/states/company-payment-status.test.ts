import { expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { companyPaymentStatus } from "./company-payment-status.ts";

it("allows exactly these changes of a company payment: money comes once and goes back once", () => {
  expect(transitionsOf(companyPaymentStatus)).toEqual([
    "FAILED > CANCEL by OPERATOR",
    "FAILED > PAID by SYSTEM",
    "PAID > REFUNDED by OPERATOR",
    "WAIT > CANCEL by OPERATOR",
    "WAIT > FAILED by SYSTEM",
    "WAIT > PAID by SYSTEM",
  ]);
});
