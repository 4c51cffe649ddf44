import type { Services } from "../../services.ts";
import { chargeAgain } from "./contract-store.ts";

/** Retries the member's declined months with the next run, after a new billing key was registered. */
export function retryUnpaidMonths(
  { db, clock }: Pick<Services, "db" | "clock">,
  userId: string,
): Promise<void> {
  return chargeAgain(db, { userId, now: clock() });
}
