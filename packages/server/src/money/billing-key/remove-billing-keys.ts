import type { Services } from "../../services.ts";
import { deletePreparation, findAbandoned, findToRemove, markRemoved } from "./store.ts";

type Needs = Pick<Services, "db" | "clock" | "billingKeys" | "log">;

/** Removes deleted billing keys at the provider. A failure is logged and retried in the next run. */
export async function removeBillingKeys({ db, clock, billingKeys, log }: Needs): Promise<void> {
  for (const { payment_id: paymentId, customer_uid: customerUid } of await findToRemove(db)) {
    try {
      await billingKeys.remove(customerUid);
      await markRemoved(db, paymentId, clock());
    } catch (err) {
      log.warn({ err, paymentId }, "billing key not removed at the provider, will be tried again");
    }
  }
}

/** The same for keys that were registered in a window from which no request followed. */
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
