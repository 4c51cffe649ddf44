import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import type { Cause } from "../../subject/history.ts";
import { changeBoxes } from "../box/change-boxes.ts";
import { lockContract, updateContract } from "../contract-state/store.ts";
import type { StorageOrder } from "../order-state/store.ts";
import { boxesOf } from "../order-state/order-view.ts";
import { refundFromContract } from "../changes/refund-from-contract.ts";

const REASON = "수거하지 못한 박스의 보관료";

/**
 * Leaves out boxes of a locked order that were not handed over at its collection. Those of a first order are never
 * stored: the contract keeps and charges only the others, and their share is refunded. Boxes that had been brought home
 * stay with their owner.
 */
export async function leaveMissingBoxes(
  tx: Tx,
  services: SubjectNeeds,
  input: {
    readonly order: StorageOrder;
    readonly serials: readonly string[];
    readonly cause: Cause;
  },
): Promise<void> {
  const { order, serials, cause } = input;
  if (serials.length === 0) return;
  const boxes = await boxesOf(tx, order);
  const areTheirs = serials.every((serial) =>
    boxes.some((box) => box.serial === serial && box.status === "COLLECTING"),
  );
  if (!areTheirs || serials.length >= boxes.length) throw new ProblemError("box_unavailable");
  const isFirst = order.type === "FIRST_TIME_ORDER";
  await changeBoxes(tx, serials, { ...cause, to: isFirst ? "CANCEL" : "RETURNED" });
  if (!isFirst || order.contract_id === null) return;
  const contract = await lockContract(tx, order.contract_id);
  const { left_count: left, paid_storage: paid } = contract;
  const amount = Math.floor((paid * serials.length) / left);
  await refundFromContract(tx, services, { contract, amount, reason: REASON });
  await updateContract(tx, contract.id, {
    left_count: left - serials.length,
    paid_storage: paid - amount,
  });
}
