import type { PaidSubjectKind } from "../../db/subject-tables.ts";

/** How the number at the provider begins, so that people there see what was paid for. */
export const merchantPrefixes: Readonly<Record<PaidSubjectKind, string>> = {
  ESTIMATE: "es",
  STORAGE_ORDER: "st",
  CONTRACT_CHANGE: "cc",
  STORAGE_CHARGE: "sm",
  CUSTOM_PAYMENT: "cp",
  COMPANY_PAYMENT: "co",
};
