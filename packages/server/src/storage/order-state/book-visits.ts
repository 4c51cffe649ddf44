import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { bookBoxDeliveries } from "../../platform/schedule/book-box-deliveries.ts";
import type { StorageOrder } from "./store.ts";
import { visitsOf } from "./request-facts.ts";

/** Books the start times of an order, for good when `until` is null; throws slot_full when one is full. */
export async function bookVisits(
  tx: Tx,
  { boxDeliveryCapacity, clock }: Pick<Services, "boxDeliveryCapacity" | "clock">,
  order: Pick<StorageOrder, "id" | "user_id" | "request">,
  until: Date | null,
): Promise<void> {
  const times = visitsOf(order.request);
  if (times.length === 0) return;
  const full = await bookBoxDeliveries(tx, {
    orderId: order.id,
    userId: order.user_id,
    times,
    until,
    capacity: boxDeliveryCapacity,
    now: clock(),
  });
  if (full !== null) throw new ProblemError("slot_full");
}
