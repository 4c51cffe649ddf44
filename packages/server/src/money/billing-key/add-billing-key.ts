import { maskCardNumber, paymentMethods, type PaymentMethod, instantAfter } from "@damadum/domain";
import type { Tx, Connection } from "../../db/tables.ts";
import type { ProviderCard } from "../../providers/payment/payment-provider.ts";
import type { Services } from "../../services.ts";
import {
  findBillingKeys,
  insertBillingKey,
  findPreparation,
  findRegistered,
  insertPreparation,
} from "./store.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { inTransaction } from "../../db/transaction.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { orUnavailable } from "../../providers/or-unavailable.ts";
import { getBuyer } from "../../account/member/read-member.ts";

const PREPARATION_MINUTES = 30;

type Needs = Pick<Services, "db" | "clock" | "ids" | "limits" | "paymentSettings">;

/** Returns what the provider's window needs to register a billing key under our `customerUid`. No money moves. */
export async function prepareBillingKey(
  services: Needs,
  { userId, method }: { readonly userId: string; readonly method: PaymentMethod },
) {
  const { db, clock, ids, limits, paymentSettings } = services;
  await limits.consume("billingKeyPreparationOfMember", userId);
  await requireRoomForKey(db, userId);
  const now = clock();
  const customerUid = ids.providerUid("cu");
  const expiresAt = instantAfter(now, PREPARATION_MINUTES, "minute");
  await insertPreparation(db, {
    customer_uid: customerUid,
    user_id: userId,
    method,
    created_at: now,
    expires_at: expiresAt,
  });
  return {
    customerUid,
    merchantUid: ids.providerUid("bk"),
    method,
    accountCode: paymentSettings.accountCode,
    channel: paymentSettings.channels[method],
    buyer: await getBuyer(services, userId),
    expiresAt,
  };
}

/** No member needs more, and each key can move money. */
const MAX_BILLING_KEYS = 20;

/** Throws billing_key_limit when the member may not register another key. */
async function requireRoomForKey(db: Connection, userId: string): Promise<void> {
  if ((await findBillingKeys(db, userId)).length >= MAX_BILLING_KEYS) {
    throw new ProblemError("billing_key_limit");
  }
}

/** A billing key that the provider has registered for a member. */
interface NewBillingKey {
  readonly userId: string;
  readonly customerUid: string;
  readonly method: PaymentMethod;
  readonly card: ProviderCard;
}

/**
 * Stores a billing key under the name that its owner knows: the card's, or the wallet's. The first one becomes
 * the default. The caller has locked the member.
 */
export async function addBillingKey(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  { userId, customerUid, method, card }: NewBillingKey,
) {
  const others = await findBillingKeys(tx, userId);
  const { cardName, cardNumber } = card;
  return insertBillingKey(tx, {
    payment_id: ids.uuid(),
    user_id: userId,
    customer_uid: customerUid,
    method,
    name: (cardName ?? paymentMethods[method].label).slice(0, 60),
    masked_number: cardNumber === null ? null : maskCardNumber(cardNumber),
    is_default: others.length === 0,
    created_at: clock(),
  });
}

/**
 * Stores the key that the member registered in the provider's window, after asking the provider about it. The same
 * `customerUid` again returns the same key; the first one becomes the default.
 */
export async function createBillingKey(
  services: Pick<Services, "db" | "clock" | "ids" | "billingKeys" | "billingKeyUses">,
  request: { readonly userId: string; readonly customerUid: string },
) {
  const { db, clock, billingKeys, billingKeyUses } = services;
  const { userId, customerUid } = request;
  const { method, expires_at: expiresAt } = await findPreparation(db, request);
  const known = await orUnavailable(billingKeys.find(customerUid));
  const key = await inTransaction(db, async (tx) => {
    await lockMember(tx, userId);
    const earlier = await findRegistered(tx, customerUid);
    if (earlier?.deleted_at === null) return earlier;
    // Deleted since, cancelled in the window, or expired.
    if (earlier !== null || known === null || expiresAt <= clock()) {
      throw new ProblemError("state_conflict");
    }
    await requireRoomForKey(tx, userId);
    return addBillingKey(tx, services, { userId, customerUid, method, card: known });
  });
  await billingKeyUses.chargeAgain(db, { userId, now: clock() });
  const inUse = await billingKeyUses.findInUse(db, [key.payment_id]);
  return { ...key, inUse: inUse.has(key.payment_id) };
}
