import { canTransition, companyPaymentStatus } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { CompanyPaymentRow } from "./store.ts";

/** Throws `already_paid`, or `state_conflict` for a cancelled payment, unless the payment can still be paid. */
export function requirePayable({ status }: Pick<CompanyPaymentRow, "status">): void {
  if (canTransition(companyPaymentStatus, status, "PAID", "SYSTEM")) return;
  throw new ProblemError(status === "CANCEL" ? "state_conflict" : "already_paid");
}
