import { addDays, customPaymentStatus, seoulInstant, todayInSeoul } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { bySystem, writeHistory } from "../../subject/history.ts";
import { OUTSIDE_REASON } from "../payment/payment.ts";
import { insertCustomPayment } from "./store.ts";

const OPEN_DAYS = 7;

/** Until when a payment that was taken back can be made again: the end of a day in Seoul. */
export const askedAgainUntil = (now: Date): Date =>
  seoulInstant(addDays(todayInSeoul(now), OPEN_DAYS + 1));

/**
 * Asks the member for part of a locked move's balance, because a payment was taken back at the provider. Unlike the
 * rest of the balance it can be paid before the move; the member is notified of the link.
 */
export async function askAgain(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  move: {
    readonly estimateId: string;
    readonly serial: string;
    readonly userId: string;
    readonly amount: number;
  },
): Promise<void> {
  const id = ids.uuid();
  const now = clock();
  await insertCustomPayment(tx, {
    id,
    url: ids.linkUrl(),
    status: customPaymentStatus.initial,
    title: "취소된 결제",
    reason: `${OUTSIDE_REASON} 이사는 그대로 예약되어 있어요.`,
    user_id: move.userId,
    customer_name: null,
    order_serial: move.serial,
    balance_of: move.estimateId,
    amount: move.amount,
    expires_at: askedAgainUntil(now),
    created_by: null,
    created_at: now,
  });
  await writeHistory(tx, {
    ...bySystem(now),
    subject: { kind: "CUSTOM_PAYMENT", id },
    from: null,
    to: customPaymentStatus.initial,
  });
}
