import type { PaidSubjectKind } from "../../db/subject-tables.ts";

/** Prefixes of merchant uids, which show at the provider what was paid for. */
export const merchantPrefixes: Readonly<Record<PaidSubjectKind, string>> = {
  ESTIMATE: "es",
  STORAGE_ORDER: "st",
  CONTRACT_CHANGE: "cc",
  STORAGE_CHARGE: "sm",
  CUSTOM_PAYMENT: "cp",
  COMPANY_PAYMENT: "co",
};
