import { canTransition, companyPaymentStatus } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { CompanyPaymentRow } from "./store.ts";

/** Refuses to take money for what is paid, or is not asked for any more. */
export function requirePayable({ status }: Pick<CompanyPaymentRow, "status">): void {
  if (canTransition(companyPaymentStatus, status, "PAID", "SYSTEM")) return;
  throw new ProblemError(status === "CANCEL" ? "state_conflict" : "already_paid");
}
