import { instantAfter, isPaymentMethod, type HandMethod } from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { claimKey } from "../../subject/claim-key.ts";
import { dueCashReceipts } from "../cash-receipt/store.ts";
import { postPaymentReceived } from "./ledger.ts";
import type { Payment } from "./payment.ts";
import { insertPayment, lockPaymentsOf } from "./store.ts";
import { merchantPrefixes } from "./paid-subjects.ts";

/** A payment that an operator took by hand. */
export interface HandPayment {
  readonly method: HandMethod;
  readonly amount: number;
  /** Name on the transfer, or number of the receipt. */
  readonly reference: string;
  readonly operatorId: string;
  /** Recorded once however often it is sent; undefined counts each as new. */
  readonly key?: string | undefined;
  /** It is known that the same amount was recorded just before. */
  readonly again: boolean;
}

const REPEATED_WITHIN_MINUTES = 10;

/**
 * Records a payment for a locked subject that did not go through the provider; it is paid immediately. Returns null when
 * this key has recorded it before, and throws idempotency_conflict when the same amount was recorded within ten minutes.
 */
export async function insertHandPayment(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  input: HandPayment & {
    readonly subject: PaidSubject;
    readonly serial: string;
    readonly userId: string | null;
    readonly plan: Payment["plan"];
  },
): Promise<Payment | null> {
  const { subject, serial, amount, method, operatorId: owner, key } = input;
  const now = clock();
  const id = ids.uuid();
  const content = { subject, amount, method };
  const keyed = { owner, operation: "recordHandPayment", key, content };
  if ((await claimKey(tx, keyed, { subjectId: id, now })) !== null) return null;
  if (!input.again && (await isRepeated(tx, { subject, amount, now }))) {
    throw new ProblemError("idempotency_conflict");
  }
  const payment = await insertPayment(tx, {
    id,
    merchant_uid: ids.merchantUid(merchantPrefixes[subject.kind], serial),
    subject_kind: subject.kind,
    subject_id: subject.id,
    user_id: input.userId,
    plan: input.plan,
    method,
    recorded_by: input.operatorId,
    reference: input.reference,
    status: "PAID",
    amount,
    received_amount: amount,
    created_at: now,
    expires_at: now,
    paid_at: now,
  });
  await postPaymentReceived(tx, {
    id: ids.uuid(),
    sourceId: payment.id,
    subject,
    at: now,
    amount,
    method,
  });
  await dueCashReceipts(tx, subject, now);
  return payment;
}

async function isRepeated(
  tx: Tx,
  {
    subject,
    amount,
    now,
  }: { readonly subject: PaidSubject; readonly amount: number; readonly now: Date },
): Promise<boolean> {
  const since = instantAfter(now, -REPEATED_WITHIN_MINUTES, "minute");
  return (await lockPaymentsOf(tx, [subject])).some(
    (payment) =>
      !isPaymentMethod(payment.method) &&
      payment.status === "PAID" &&
      payment.amount === amount &&
      payment.created_at > since,
  );
}
