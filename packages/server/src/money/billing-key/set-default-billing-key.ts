import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { getOwnBillingKey } from "./get-own-billing-key.ts";
import { clearDefault, makeDefault } from "./store.ts";

/** Makes a key the member's default. Recurring payments keep the key that they already have. */
export async function setDefaultBillingKey(
  { db }: Pick<Services, "db">,
  own: { readonly paymentId: string; readonly userId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockMember(tx, own.userId);
    const { paymentId } = await getOwnBillingKey(tx, own);
    await clearDefault(tx, own.userId);
    await makeDefault(tx, paymentId);
  });
}
