import { canTransition, companyPaymentStatus } from "@damadum/domain";
import { Refusal } from "../../http/refusal.ts";
import type { CompanyPaymentRow } from "./store.ts";

/** Refuses to take money for what is paid, or is not asked for any more. */
export function refuseUnpayable({ status }: Pick<CompanyPaymentRow, "status">): void {
  if (canTransition(companyPaymentStatus, status, "PAID", "SYSTEM")) return;
  throw new Refusal(status === "CANCEL" ? "state_conflict" : "already_paid");
}
