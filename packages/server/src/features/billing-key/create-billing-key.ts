import type { Selectable } from "kysely";
import type { BillingKeyPreparationsTable } from "../../db/people-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { ProviderBillingKey } from "../../providers/payment/billing-key-provider.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "../member/lock-member.ts";
import { orUnavailable } from "../payment/provider-calls.ts";
import { retryUnpaidMonths } from "../storage/retry-unpaid-months.ts";
import { addBillingKey } from "./add-billing-key.ts";
import { billingKeysInUse } from "./billing-key-uses.ts";
import { MOST_BILLING_KEYS } from "./most-billing-keys.ts";
import { findBillingKeys, findPreparation, findRegistered } from "./store.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "billingKeys">;

/**
 * Takes over what the member registered in the window, after asking the provider. The same name again
 * gets the same way to pay; the first one becomes the default.
 */
export async function createBillingKey(
  services: Needs,
  wish: { readonly userId: string; readonly customerUid: string },
) {
  const { db, clock, billingKeys } = services;
  const prepared = await findPreparation(db, wish);
  if (prepared === null) throw new Refusal("not_found");
  const known = await orUnavailable(billingKeys.find(wish.customerUid));
  const key = await inTransaction(db, async (tx) => {
    await lockMember(tx, wish.userId);
    const earlier = await findRegistered(tx, wish.customerUid);
    if (earlier?.deleted_at === null) return earlier;
    // Deleted again, given up in the window, or kept open for too long.
    if (earlier !== null || known === null || prepared.expires_at <= clock()) {
      throw new Refusal("state_conflict");
    }
    return register(tx, services, { prepared, known });
  });
  await retryUnpaidMonths(services, wish.userId);
  return { ...key, inUse: (await billingKeysInUse(db, [key.payment_id])).has(key.payment_id) };
}

async function register(
  tx: Tx,
  services: Needs,
  {
    prepared,
    known,
  }: {
    readonly prepared: Selectable<BillingKeyPreparationsTable>;
    readonly known: ProviderBillingKey;
  },
) {
  const { user_id: userId, customer_uid: customerUid, method } = prepared;
  if ((await findBillingKeys(tx, userId)).length >= MOST_BILLING_KEYS) {
    throw new Refusal("billing_key_limit");
  }
  return addBillingKey(tx, services, { userId, customerUid, method, card: known });
}
