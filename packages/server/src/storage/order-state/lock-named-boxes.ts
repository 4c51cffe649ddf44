import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { lockContract } from "../contract-state/store.ts";
import { isRunning } from "../contract-state/contract-terms-of.ts";
import { findNamedBoxes, type StorageOrder } from "./store.ts";
import { countEnding, requireCurrentFinal } from "./price-ending.ts";
import { availableBoxes } from "../box/stock-boxes.ts";

/**
 * Locks the boxes that a locked later order names, after their contracts. Throws when one is no longer available, or
 * when the order's price is outdated.
 */
export async function lockNamedBoxes(tx: Tx, order: StorageOrder) {
  const named = await findNamedBoxes(tx, order.id);
  const ids = new Set(named.flatMap(({ contract_id: id }) => (id === null ? [] : [id])));
  const contracts = [];
  for (const id of [...ids].toSorted((a, b) => (a < b ? -1 : 1))) {
    const contract = await lockContract(tx, id);
    if (!isRunning(contract)) throw new ProblemError("state_conflict");
    contracts.push(contract);
  }
  const serials = named.map(({ serial }) => serial);
  const purpose = order.type === "DELIVERY_REQUEST_ORDER" ? "DELIVERY_REQUEST" : "FINAL";
  const boxes = await availableBoxes(tx, { userId: order.user_id, serials, purpose });
  const [contract] = contracts;
  if (contract !== undefined) requireCurrentFinal(order, { contract, boxes: countEnding(boxes) });
  return { boxes, serials };
}
