import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { lockOrderBySerial } from "../order-state/store.ts";
import { deleteLink } from "./store.ts";

/** Closes the link immediately; a no-op when there is none. */
export function deleteReceiverLink(
  { db }: Pick<Services, "db">,
  { serial, userId }: { readonly serial: string; readonly userId: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderBySerial(tx, serial);
    if (order.user_id !== userId) throw new ProblemError("not_found");
    await deleteLink(tx, order.id);
  });
}
