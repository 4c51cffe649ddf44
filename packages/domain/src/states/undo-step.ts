import type { StorageOrderType } from "../storage/storage-order-types.ts";
import { canChangeMove, type MoveChange } from "./can-change-move.ts";
import { canChangeStorageOrder, type StorageOrderChange } from "./can-change-storage-order.ts";
import { canTransition } from "./can-transition.ts";
import { companyContractStatus, type CompanyContractStatus } from "./company-contract-status.ts";
import { companyWorkStatus, type CompanyWorkStatus } from "./company-work-status.ts";

/** An operator's step from one state to another, which they want to take back. */
interface TakenStep<S extends string> {
  readonly from: S;
  readonly to: S;
}

/** Whether a step of a move can be taken back: any of an operator but the cancellation, whose money has gone back. */
export function canUndoMove(step: Omit<MoveChange, "actor">): boolean {
  return step.to !== "CANCEL" && canChangeMove({ ...step, actor: "OPERATOR" });
}

/** The same of a storage order. What ended storage has given money back, or its boxes are no more. */
export function canUndoStorageOrder({
  type,
  ...step
}: Omit<StorageOrderChange, "actor"> & { readonly type: StorageOrderType }): boolean {
  const endsStorage = type.startsWith("FINAL") && step.to === "COMPLETE";
  if (step.to === "CANCEL" || endsStorage) return false;
  return canChangeStorageOrder({ ...step, actor: "OPERATOR" });
}

/** The same of company work. An invoice, which holds it and is paid, has its own way back. */
export function canUndoCompanyWork({ from, to }: TakenStep<CompanyWorkStatus>): boolean {
  if (to === "CANCEL" || to === "INVOICE_COMPLETE") return false;
  return canTransition(companyWorkStatus, from, to, "OPERATOR");
}

/** The same of a company's contract. */
export function canUndoCompanyContract({ from, to }: TakenStep<CompanyContractStatus>): boolean {
  return to !== "CANCEL" && canTransition(companyContractStatus, from, to, "OPERATOR");
}
