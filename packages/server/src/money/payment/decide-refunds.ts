import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { heldAmountOf, insertRefund } from "./refund-store.ts";
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
  let left = amount;
  for (const subject of subjects.toReversed()) {
    for (const payment of (await lockPaymentsOf(tx, subject)).toReversed()) {
      const share = Math.min(left, (await heldAmountOf(tx, payment)) ?? 0);
      if (share <= 0) continue;
      left -= share;
      await insertRefund(tx, needs, { payment, amount: share, reason });
    }
  }
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
