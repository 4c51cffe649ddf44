import type { StorageOrderType } from "../storage-order/storage-order-types.ts";
import { canChangeMove, type MoveChange } from "./can-change-move.ts";
import { canChangeStorageOrder, type StorageOrderChange } from "./can-change-storage-order.ts";
import { canTransition } from "./can-transition.ts";
import { companyContractStatus, type CompanyContractStatus } from "./company-contract-status.ts";
import { companyWorkStatus, type CompanyWorkStatus } from "./company-work-status.ts";

/** An operator's step from one state to another, which is to be undone. */
interface TakenStep<S extends string> {
  readonly from: S;
  readonly to: S;
}

/** Whether a step of a move can be undone: any step of an operator except a cancellation, which was refunded. */
export function canUndoMove(step: Omit<MoveChange, "actor">): boolean {
  return step.to !== "CANCEL" && canChangeMove({ ...step, actor: "OPERATOR" });
}

/** The same for a storage order. An order that ended storage has refunded money, or its boxes are gone. */
export function canUndoStorageOrder({
  type,
  ...step
}: Omit<StorageOrderChange, "actor"> & { readonly type: StorageOrderType }): boolean {
  const endsStorage = type.startsWith("FINAL") && step.to === "COMPLETE";
  if (step.to === "CANCEL" || endsStorage) return false;
  return canChangeStorageOrder({ ...step, actor: "OPERATOR" });
}

/** The same for company work. An invoice and its payment are undone separately. */
export function canUndoCompanyWork({ from, to }: TakenStep<CompanyWorkStatus>): boolean {
  if (to === "CANCEL" || to === "INVOICE_COMPLETE") return false;
  return canTransition(companyWorkStatus, from, to, "OPERATOR");
}

/** The same for a company's contract. */
export function canUndoCompanyContract({ from, to }: TakenStep<CompanyContractStatus>): boolean {
  return to !== "CANCEL" && canTransition(companyContractStatus, from, to, "OPERATOR");
}
