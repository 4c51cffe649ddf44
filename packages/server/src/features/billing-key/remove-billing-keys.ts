import type { Services } from "../../services.ts";
import { deletePreparation, findAbandoned, findToRemove, markRemoved } from "./store.ts";

type Needs = Pick<Services, "db" | "clock" | "billingKeys" | "log">;

/** Tells the provider to forget deleted ways to pay. What does not work now is tried again later. */
export async function removeBillingKeys({ db, clock, billingKeys, log }: Needs): Promise<void> {
  for (const { payment_id: paymentId, customer_uid: customerUid } of await findToRemove(db)) {
    try {
      await billingKeys.remove(customerUid);
      await markRemoved(db, { paymentId, now: clock() });
    } catch (err) {
      log.warn({ err, paymentId }, "billing key not removed at the provider, will be tried again");
    }
  }
}

/** The same for what was registered in a window from which nobody came back. */
export async function removeAbandonedBillingKeys(services: Needs): Promise<void> {
  const { db, clock, billingKeys, log } = services;
  for (const { customer_uid: customerUid } of await findAbandoned(db, clock())) {
    try {
      await billingKeys.remove(customerUid);
      await deletePreparation(db, customerUid);
    } catch (err) {
      log.warn({ err }, "abandoned billing key not removed, will be tried again");
    }
  }
}
