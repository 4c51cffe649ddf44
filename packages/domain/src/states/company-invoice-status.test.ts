import { expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { companyInvoiceStatus } from "./company-invoice-status.ts";

it("companyInvoiceStatus allows exactly these changes", () => {
  expect(transitionsOf(companyInvoiceStatus)).toEqual([
    "ISSUED > CANCEL by OPERATOR",
    "ISSUED > OVERDUE by SYSTEM",
    "ISSUED > PAID by SYSTEM",
    "OVERDUE > CANCEL by OPERATOR",
    "OVERDUE > PAID by SYSTEM",
    "PAID > CANCEL by OPERATOR",
    "PAID > ISSUED by SYSTEM",
  ]);
});
