import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { heldAmountsOf } from "./held-store.ts";
import { insertRefunds } from "./refund-store.ts";
import { lockPaymentsOf } from "./store.ts";

type Needs = Pick<Services, "clock" | "ids">;

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
  needs: Needs,
  { subjects, amount, reason }: Back & { readonly subjects: readonly PaidSubject[] },
): Promise<number> {
  const payments = await lockPaymentsOf(tx, subjects);
  const held = await heldAmountsOf(tx, payments);
  let left = amount;
  const shares = payments.toReversed().map((payment) => {
    const share = Math.max(0, Math.min(left, held.get(payment.id) ?? 0));
    left -= share;
    return { payment, amount: share, reason };
  });
  await insertRefunds(
    tx,
    needs,
    shares.filter((share) => share.amount > 0),
  );
  return left;
}

/** The same for subjects whose payments must cover the whole refund. */
export async function decideRefunds(
  tx: Tx,
  needs: Needs,
  back: Back & { readonly subjects: readonly PaidSubject[] },
): Promise<void> {
  const left = await decideRefundsOver(tx, needs, back);
  if (left !== 0) throw new Error("The payments are less than what was paid");
}
