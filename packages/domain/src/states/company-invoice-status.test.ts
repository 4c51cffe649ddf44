import { expect, it } from "vitest";
import { transitionsOf } from "../testing/state-machines.ts";
import { companyInvoiceStatus } from "./company-invoice-status.ts";

it("allows exactly these changes of an invoice: what is paid or cancelled stays so", () => {
  expect(transitionsOf(companyInvoiceStatus)).toEqual([
    "ISSUED > CANCEL by OPERATOR",
    "ISSUED > OVERDUE by SYSTEM",
    "ISSUED > PAID by SYSTEM",
    "OVERDUE > CANCEL by OPERATOR",
    "OVERDUE > PAID by SYSTEM",
    "PAID > CANCEL by OPERATOR",
  ]);
});
