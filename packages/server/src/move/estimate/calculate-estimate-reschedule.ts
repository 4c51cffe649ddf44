import type { RescheduleAmount } from "@damadum/domain";
import type { VisitTimes } from "../../db/subject-tables.ts";
import type { Services } from "../../services.ts";
import { planReschedule } from "./plan-reschedule.ts";
import { findOwnEstimate } from "./store.ts";

/** What rescheduling the member's paid move would charge or refund. Stores nothing. */
export async function calculateEstimateReschedule(
  { db, clock }: Pick<Services, "db" | "clock">,
  asked: { readonly serial: string; readonly userId: string; readonly times: VisitTimes },
): Promise<RescheduleAmount> {
  const estimate = await findOwnEstimate(db, asked);
  return planReschedule(estimate, asked.times, { now: clock(), actor: "MEMBER" }).amount;
}
