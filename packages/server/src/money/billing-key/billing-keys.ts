import type { Services } from "../../services.ts";
import { findBillingKeys, findOwnBillingKey, clearDefault, makeDefault } from "./store.ts";
import type { PaymentMethod } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { inTransaction } from "../../db/transaction.ts";
import { lockMember } from "../../account/member/lock-member.ts";
import { orderBy } from "es-toolkit";

/** The member's billing keys; `inUse` marks those that something still charges. */
export async function listBillingKeys(
  { db, billingKeyUses }: Pick<Services, "db" | "billingKeyUses">,
  userId: string,
) {
  const keys = await findBillingKeys(db, userId);
  const ids = keys.map(({ payment_id: paymentId }) => paymentId);
  const inUse = await billingKeyUses.findInUse(db, ids);
  return keys.map((key) => ({ ...key, inUse: inUse.has(key.payment_id) }));
}

const UNKNOWN = "등록한 결제 수단이 아니에요. 결제 수단을 다시 골라 주세요.";

/** A billing key that this member registered, with its method; throws a field issue for any other. */
export async function getOwnBillingKey(
  db: Connection,
  own: { readonly paymentId: string; readonly userId: string },
): Promise<{ readonly paymentId: string; readonly method: PaymentMethod }> {
  const key = await findOwnBillingKey(db, own);
  if (key !== null) return { paymentId: key.payment_id, method: key.method };
  const field = { field: "payment_id", code: "unknown_billing_key", message: UNKNOWN };
  throw new ProblemError("validation_failed", { fields: [field] });
}

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

/** A member's billing keys in the order in which they are tried: the agreed one, the default, then newest first. */
export async function listChargeableKeys(
  db: Connection,
  { userId, agreed }: { readonly userId: string; readonly agreed: string | null },
) {
  const keys = await findBillingKeys(db, userId);
  const isAgreed = ({ payment_id: id }: (typeof keys)[number]) => id === agreed;
  return orderBy(keys, [isAgreed, "is_default", "created_at"], ["desc", "desc", "desc"]);
}
