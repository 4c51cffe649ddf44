import type { PaidSubject } from "../db/subject-tables.ts";
import { inTransaction } from "../db/transaction.ts";
import { findOrCreatePreparation } from "../features/payment/find-or-create-preparation.ts";
import { recordAttempt } from "../features/payment/record-attempt.ts";
import type { DemoServices } from "./demo-services.ts";

/** Pays for a subject at the demo's current time, with or without a registered card. */
export async function payInDemo(
  { services, money }: DemoServices,
  request: {
    readonly subject: PaidSubject;
    readonly serial: string;
    readonly userId: string;
    readonly amount: number;
    readonly name: string;
    readonly billingKeyId?: string;
  },
): Promise<void> {
  const { db, clock } = services;
  const { name, ...order } = request;
  const payment = await inTransaction(db, (tx) =>
    findOrCreatePreparation(tx, services, { ...order, plan: "FULL", method: "CARD" }),
  );
  const { merchant_uid: merchantUid, amount } = payment;
  const paid = await money.pay({ merchantUid, amount, name });
  const known = { ...paid, paidAt: clock() };
  await inTransaction(db, (tx) => recordAttempt(tx, services, { payment, known }));
}
