import {
  canTransition,
  customPaymentStatus,
  type Actor,
  type CustomPaymentStatus,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { writeHistory } from "../../subject/history.ts";
import { updateCustomPayment, type CustomPayment } from "./store.ts";

/** Who changes a status, why and when. */
export interface StatusChange {
  readonly to: CustomPaymentStatus;
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly reason: string | null;
  readonly now: Date;
}

/** Changes a locked request and writes the history; false when the domain's table forbids it. */
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
