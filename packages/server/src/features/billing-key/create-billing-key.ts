import type { Selectable } from "kysely";
import type { BillingKeyPreparationsTable } from "../../db/people-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { ProviderBillingKey } from "../../providers/payment/billing-key-provider.ts";
import type { Services } from "../../services.ts";
import { lockMember } from "../member/lock-member.ts";
import { orUnavailable } from "../../providers/or-unavailable.ts";
import { chargeAgain } from "../storage/contract-store.ts";
import { addBillingKey } from "./add-billing-key.ts";
import { billingKeysInUse } from "./billing-key-uses.ts";
import { MAX_BILLING_KEYS } from "./max-billing-keys.ts";
import { findBillingKeys, findPreparation, findRegistered } from "./store.ts";

type Needs = Pick<Services, "db" | "clock" | "ids" | "billingKeys">;

/**
 * Stores the key that the member registered in the provider's window, after asking the provider about it. The same
 * `customerUid` again returns the same key; the first one becomes the default.
 */
export async function createBillingKey(
  services: Needs,
  request: { readonly userId: string; readonly customerUid: string },
) {
  const { db, clock, billingKeys } = services;
  const prepared = await findPreparation(db, request);
  if (prepared === null) throw new ProblemError("not_found");
  const known = await orUnavailable(billingKeys.find(request.customerUid));
  const key = await inTransaction(db, async (tx) => {
    await lockMember(tx, request.userId);
    const earlier = await findRegistered(tx, request.customerUid);
    if (earlier?.deleted_at === null) return earlier;
    // Deleted since, cancelled in the window, or expired.
    if (earlier !== null || known === null || prepared.expires_at <= clock()) {
      throw new ProblemError("state_conflict");
    }
    return register(tx, services, { prepared, known });
  });
  await chargeAgain(db, { userId: request.userId, now: clock() });
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
  if ((await findBillingKeys(tx, userId)).length >= MAX_BILLING_KEYS) {
    throw new ProblemError("billing_key_limit");
  }
  return addBillingKey(tx, services, { userId, customerUid, method, card: known });
}
