import type { Services } from "../../services.ts";

/** The member has a new way to pay: months that could not be charged are tried again with the next run. */
export async function retryUnpaidMonths(
  { db, clock }: Pick<Services, "db" | "clock">,
  userId: string,
): Promise<void> {
  await db
    .updateTable("storage_contracts")
    .set({ next_charge_at: clock() })
    .where("user_id", "=", userId)
    .where("charge_failures", ">", 0)
    .where("next_charge_at", "is not", null)
    .execute();
}
