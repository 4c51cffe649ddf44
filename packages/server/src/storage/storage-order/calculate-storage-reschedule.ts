import type { RescheduleAmount } from "@damadum/domain";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { findOrderBySerial } from "../order-state/store.ts";
import { planOrderReschedule } from "../order-state/plan-order-reschedule.ts";
import { type StorageTimes } from "../order-state/request-facts.ts";

/** What rescheduling the member's paid order would charge or refund. Stores nothing. */
export async function calculateStorageReschedule(
  { db, clock }: Pick<Services, "db" | "clock">,
  asked: { readonly serial: string; readonly userId: string; readonly times: StorageTimes },
): Promise<RescheduleAmount> {
  const order = await findOrderBySerial(db, asked.serial);
  if (order.user_id !== asked.userId) throw new ProblemError("not_found");
  return planOrderReschedule(order, asked.times, { now: clock(), actor: "MEMBER" }).amount;
}
