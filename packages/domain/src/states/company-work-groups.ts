import type { CompanyWorkStatus } from "./company-work-status.ts";

/** States of company work that is still open: the company or the service has to act. */
export const openCompanyWorkStatuses: readonly CompanyWorkStatus[] = [
  "WAIT",
  "CONFIRM",
  "INVOICE_COMPLETE",
  "PAYMENT",
];

/** States of company work in which the company itself acts next. */
export const companyTurnWorkStatuses: readonly CompanyWorkStatus[] = ["INVOICE_COMPLETE"];
