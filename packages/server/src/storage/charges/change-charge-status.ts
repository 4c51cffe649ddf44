import { canTransition, storageChargeStatus, type StorageChargeStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { bySystem, writeHistory } from "../../subject/history.ts";
import { findUnpaidCharges, updateCharge, type StorageCharge } from "./store.ts";
import { subjectOfCharge } from "../contract-state/subject-of-order.ts";

/** Changes a charge of a locked contract and writes the history; returns false when the table forbids it. */
export async function changeChargeStatus(
  tx: Tx,
  { id, status }: Pick<StorageCharge, "id" | "status">,
  change: {
    readonly to: StorageChargeStatus;
    readonly reason?: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const { to, reason = null, now } = change;
  if (!canTransition(storageChargeStatus, status, to, "SYSTEM")) return false;
  await updateCharge(tx, id, { status: to });
  const cause = bySystem(now, reason);
  await writeHistory(tx, { ...cause, subject: subjectOfCharge(id), from: status, to });
  return true;
}

/** Settles the unpaid charges, which were paid with the order or change that ended the contract. */
export async function settleCharges(tx: Tx, contractId: string, now: Date): Promise<void> {
  for (const charge of await findUnpaidCharges(tx, contractId)) {
    await changeChargeStatus(tx, charge, { to: "SETTLED", now });
  }
}
