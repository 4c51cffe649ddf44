import type { Tx } from "../../db/tables.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import type { Cause } from "../../subject/history.ts";
import { settleCharges } from "../charges/change-charge-status.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import { updateContract, type StorageContract } from "../contract-state/store.ts";
import { refundFromContract } from "../changes/refund-from-contract.ts";

/**
 * Removes `count` boxes from a locked contract with their share of the paid storage, and refunds `amount` won. The last
 * box ends the contract and adds the refund that was agreed on (`pending_refund`).
 */
export async function removeBoxes(
  tx: Tx,
  services: SubjectNeeds,
  input: {
    readonly contract: StorageContract;
    readonly count: number;
    readonly amount: number;
    readonly reason: string;
    readonly cause: Cause;
  },
): Promise<void> {
  const { contract, count, amount, reason, cause } = input;
  const left = Math.max(contract.left_count - count, 0);
  const share = Math.floor((contract.paid_storage * count) / contract.left_count);
  const changes = { left_count: left, paid_storage: contract.paid_storage - share };
  const agreed = left === 0 ? contract.pending_refund : 0;
  await refundFromContract(tx, services, { contract, amount: amount + agreed, reason });
  if (left > 0) {
    await updateContract(tx, contract.id, changes);
    return;
  }
  await settleCharges(tx, contract.id, cause.now);
  await changeContractStatus(tx, contract, "ENDED", {
    ...cause,
    actor: "SYSTEM",
    with: { ...changes, pending_refund: 0, next_charge_at: null },
  });
}
