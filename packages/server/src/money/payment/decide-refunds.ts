import { sumBy } from "es-toolkit";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { heldAmountsOf } from "./held-store.ts";
import { lockSubject } from "./paid-subjects.ts";
import { insertRefunds } from "./refund-store.ts";
import { lockPaymentsOf } from "./store.ts";

interface Back {
  readonly amount: number;
  readonly reason: string;
}

/**
 * Spreads a refund over the payments of several locked subjects, newest first, on top of earlier refunds. Returns
 * the amount that the payments cannot cover, because a coupon may have paid a part.
 */
export async function decideRefundsOver(
  tx: Tx,
  services: SubjectNeeds,
  { subjects, amount, reason }: Back & { readonly subjects: readonly PaidSubject[] },
): Promise<number> {
  const payments = await lockPaymentsOf(tx, subjects);
  const held = await heldAmountsOf(tx, payments);
  let left = amount;
  const shares = payments.toReversed().flatMap((payment) => {
    const share = Math.max(0, Math.min(left, held.get(payment.id) ?? 0));
    left -= share;
    return share === 0 ? [] : [{ payment, amount: share, reason }];
  });
  await insertRefunds(tx, services, shares);
  // By subject, because an order has many payments.
  for (const subject of subjects) {
    const ofOne = shares.filter(({ payment }) => payment.subject_id === subject.id);
    if (ofOne.length === 0) continue;
    const locked = await lockSubject(tx, services, subject);
    await locked.refunded(sumBy(ofOne, (share) => share.amount));
  }
  return left;
}

/** The same for subjects whose payments must cover the whole refund. */
export async function decideRefunds(
  tx: Tx,
  services: SubjectNeeds,
  back: Back & { readonly subjects: readonly PaidSubject[] },
): Promise<void> {
  const left = await decideRefundsOver(tx, services, back);
  if (left !== 0) throw new Error("The payments are less than what was paid");
}
