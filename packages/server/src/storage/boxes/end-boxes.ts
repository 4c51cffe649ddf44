import { unusedStorage } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import type { Cause } from "../../subject/history.ts";
import { changeBoxes } from "../box/change-boxes.ts";
import { isPaidSince } from "../charges/store.ts";
import { lockContract, type StorageContract } from "../contract-state/store.ts";
import { termsOf } from "../contract-state/contract-terms-of.ts";
import { lastDayOf } from "../order-state/ongoing-finals.ts";
import type { StorageOrder } from "../order-state/store.ts";
import { boxesOf } from "../order-state/order-view.ts";
import { removeBoxes } from "./remove-boxes.ts";

const REASON = "보관 종료에 따른 환불";

/** Removes the boxes of a completed final order from their contract, also those lost or damaged meanwhile. */
export async function endBoxes(
  tx: Tx,
  services: SubjectNeeds,
  { order, cause }: { readonly order: StorageOrder; readonly cause: Cause },
): Promise<void> {
  if (order.contract_id === null) return;
  const contract = await lockContract(tx, order.contract_id);
  const boxes = await boxesOf(tx, order);
  const inStates = (...statuses: readonly string[]) =>
    boxes.filter(({ status }) => statuses.includes(status)).map(({ serial }) => serial);
  const bySystem = { ...cause, actor: "SYSTEM" } as const;
  await changeBoxes(tx, inStates("RETURNING", "RETURNED"), { ...bySystem, to: "ENDED" });
  await changeBoxes(tx, inStates("DISPOSAL_READY"), { ...cause, to: "DISPOSED" });

  const amount = order.price.refundAmount + (await chargedSince(tx, order, contract));
  const leaving = { contract, count: boxes.length, amount, reason: REASON, cause };
  await removeBoxes(tx, services, leaving);
}

/**
 * Won to refund for a month that was charged after the final order was made, even on the same day: its days after the
 * agreed last one, without a fee. When one order ends all boxes, nothing is charged meanwhile.
 */
async function chargedSince(
  tx: Tx,
  order: StorageOrder,
  contract: StorageContract,
): Promise<number> {
  if (contract.payment_type !== "SUBSCRIPTION" || contract.status === "ENDING") return 0;
  const terms = termsOf(contract);
  const month = { contractId: contract.id, from: terms.paidFrom };
  if (!(await isPaidSince(tx, month, order.created_at))) return 0;
  const leaving = { boxes: order.box_count, lastDay: lastDayOf(order) };
  return unusedStorage(terms, leaving)?.amount ?? 0;
}
