import type { Services } from "../../services.ts";
import type { Payment } from "./payment.ts";
import { orUnavailable } from "../../providers/or-unavailable.ts";
import { updatePayment } from "./store.ts";

/** Registers the amount at the provider, so that its window accepts no other. A no-op when already registered. */
export async function registerAtProvider(
  { db, clock, payments }: Pick<Services, "db" | "clock" | "payments">,
  { id, merchant_uid: merchantUid, amount, registered_at: registeredAt }: Payment,
): Promise<void> {
  if (registeredAt !== null) return;
  await orUnavailable(payments.prepare({ merchantUid, amount }));
  await updatePayment(db, id, { registered_at: clock() });
}
