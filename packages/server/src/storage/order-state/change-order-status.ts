import { canChangeStorageOrder, type Actor, type StorageOrderStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { updateOrder, type StorageOrder } from "./store.ts";
import { factsOf } from "./request-facts.ts";
import { subjectOfOrder } from "../contract-state/subject-of-order.ts";

/** Whether the domain's table lets this actor make the change. */
export function canChangeOrder(
  { status, request }: Pick<StorageOrder, "status" | "request">,
  to: StorageOrderStatus,
  actor: Actor,
): boolean {
  return canChangeStorageOrder({ from: status, to, actor, legs: factsOf(request).legs });
}

/** Changes a locked order's status and writes the history; throws when the table forbids it. */
export async function changeOrderStatus(
  tx: Tx,
  order: StorageOrder,
  to: StorageOrderStatus,
  cause: Cause,
): Promise<void> {
  if (!canChangeOrder(order, to, cause.actor)) throw new ProblemError("state_conflict");
  await updateOrder(tx, order.id, { status: to });
  await writeHistory(tx, { ...cause, subject: subjectOfOrder(order.id), from: order.status, to });
}
