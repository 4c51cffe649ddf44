import type { Services } from "../../services.ts";
import { chargeAgain } from "./contract-store.ts";

/** The member has a new way to pay: months that could not be charged are tried again with the next run. */
export function retryUnpaidMonths(
  { db, clock }: Pick<Services, "db" | "clock">,
  userId: string,
): Promise<void> {
  return chargeAgain(db, { userId, now: clock() });
}
