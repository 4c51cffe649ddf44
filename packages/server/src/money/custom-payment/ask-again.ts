import { addDays, customPaymentStatus, seoulInstant, todayInSeoul } from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { bySystem, writeHistory } from "../../subject/history.ts";
import { insertCustomPayment } from "./store.ts";

const OPEN_DAYS = 7;

/** Until when a payment that was taken back can be made again: the end of a day in Seoul. */
export const askedAgainUntil = (now: Date): Date =>
  seoulInstant(addDays(todayInSeoul(now), OPEN_DAYS + 1));

/**
 * Asks for money again of a locked subject of which a payment was taken back. Its payer can pay it at once, and is
 * notified of the link.
 */
export async function askAgain(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  lack: {
    readonly subject: PaidSubject;
    readonly orderSerial: string | null;
    readonly userId: string | null;
    readonly amount: number;
    /** What happened, and what stays as it was. */
    readonly reason: string;
  },
): Promise<void> {
  const id = ids.uuid();
  const now = clock();
  await insertCustomPayment(tx, {
    id,
    url: ids.linkUrl(),
    status: customPaymentStatus.initial,
    title: "취소된 결제",
    reason: lack.reason,
    user_id: lack.userId,
    customer_name: null,
    order_serial: lack.orderSerial,
    balance_of: lack.subject.id,
    balance_of_kind: lack.subject.kind,
    amount: lack.amount,
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
