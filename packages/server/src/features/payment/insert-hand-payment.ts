import type { HandMethod } from "@damadum/domain";
import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { Services } from "../../services.ts";
import { postPaymentReceived } from "./ledger.ts";
import { merchantPrefixes } from "./merchant-prefixes.ts";
import type { Payment } from "./payment.ts";
import { insertPayment } from "./store.ts";

/** A payment that an operator took by hand. */
export interface HandPayment {
  readonly method: HandMethod;
  readonly amount: number;
  /** Name on the transfer, or number of the receipt. */
  readonly reference: string;
  readonly operatorId: string;
}

/** Records a payment for a locked subject that did not go through the provider; it is paid immediately. */
export async function insertHandPayment(
  tx: Tx,
  { clock, ids }: Pick<Services, "clock" | "ids">,
  input: HandPayment & {
    readonly subject: PaidSubject;
    readonly serial: string;
    readonly userId: string | null;
    readonly plan: Payment["plan"];
  },
): Promise<Payment> {
  const { subject, serial, amount, method } = input;
  const now = clock();
  const payment = await insertPayment(tx, {
    id: ids.uuid(),
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
  return payment;
}
