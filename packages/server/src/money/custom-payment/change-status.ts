import { canTransition, customPaymentStatus, type CustomPaymentStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { updateCustomPayment, type CustomPayment } from "./store.ts";

/** A status to change to, and why. */
export interface StatusChange extends Cause {
  readonly to: CustomPaymentStatus;
}

/** Changes a locked request's status and writes the history; returns false when the domain's table forbids it. */
export async function changeStatus(
  tx: Tx,
  { id, status }: Pick<CustomPayment, "id" | "status">,
  change: StatusChange,
): Promise<boolean> {
  if (!canTransition(customPaymentStatus, status, change.to, change.actor)) return false;
  await updateCustomPayment(tx, id, { status: change.to });
  await writeHistory(tx, { ...change, subject: { kind: "CUSTOM_PAYMENT", id }, from: status });
  return true;
}
