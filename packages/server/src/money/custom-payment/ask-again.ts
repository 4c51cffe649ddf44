import { addDays, customPaymentStatus, seoulInstant, todayInSeoul } from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { bySystem, writeHistory, type Cause } from "../../subject/history.ts";
import type { LinkedMoney } from "../../subject/paid-subject.ts";
import { insertCustomPayment, updateCustomPayment, type CustomPayment } from "./store.ts";

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
    /** What it pays part of; null for a part of an extra payment. */
    readonly subject: PaidSubject | null;
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
    balance_of: lack.subject?.id ?? null,
    balance_of_kind: lack.subject?.kind ?? null,
    owed_since: lack.subject === null ? now : null,
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

/** A locked subject, and the money that it lacks. */
export interface Debt {
  readonly subject: PaidSubject;
  readonly money: LinkedMoney;
}

/** What open links ask for of a locked subject, in won. */
export async function askedThroughLinks(
  tx: Tx,
  { subject }: Pick<Debt, "subject">,
): Promise<number> {
  const { asked } = await tx
    .selectFrom("custom_payments")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount"), eb.lit(0)).as("asked"))
    .where("balance_of", "=", subject.id)
    .where("status", "in", ["QUOTED", "WAIT"])
    .executeTakeFirstOrThrow();
  return asked;
}

/** Keeps a locked request open, or opens it again, for at most what is due, and notifies again. */
export async function prolong(
  tx: Tx,
  request: CustomPayment,
  { due, cause }: { readonly due: number; readonly cause: Cause },
) {
  const { id, status, amount } = request;
  const to = customPaymentStatus.initial;
  const expires_at = askedAgainUntil(cause.now);
  await updateCustomPayment(tx, id, { status: to, amount: Math.min(amount, due), expires_at });
  const subject = { kind: "CUSTOM_PAYMENT", id } as const;
  await writeHistory(tx, { ...cause, subject, from: status, to });
}
