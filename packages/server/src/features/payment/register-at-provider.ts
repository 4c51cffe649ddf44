import type { Services } from "../../services.ts";
import type { Payment } from "./payment.ts";
import { orUnavailable } from "./provider-calls.ts";
import { updatePayment } from "./store.ts";

/** Tells the provider the amount, so that its window takes no other. Does nothing the second time. */
export async function registerAtProvider(
  { db, clock, payments }: Pick<Services, "db" | "clock" | "payments">,
  { id, merchant_uid: merchantUid, amount, registered_at: registeredAt }: Payment,
): Promise<void> {
  if (registeredAt !== null) return;
  await orUnavailable(payments.prepare({ merchantUid, amount }));
  await updatePayment(db, id, { registered_at: clock() });
}
