import { inTransaction } from "../db/transaction.ts";
import {
  findOrCreatePreparation,
  type PreparationRequest,
} from "../money/payment/find-or-create-preparation.ts";
import { recordAttempt } from "../money/payment/record-attempt.ts";
import type { DemoServices } from "./demo-services.ts";

/** Pays for a subject at the demo's current time, in full by default, with or without a registered card. */
export async function payInDemo(
  { services, money }: DemoServices,
  request: Omit<PreparationRequest, "plan" | "method" | "registers"> & {
    readonly plan?: PreparationRequest["plan"];
    readonly name: string;
  },
): Promise<void> {
  const { db, clock } = services;
  const { name, plan = "FULL", ...order } = request;
  const payment = await inTransaction(db, (tx) =>
    findOrCreatePreparation(tx, services, { ...order, plan, method: "CARD" }),
  );
  const { merchant_uid: merchantUid, amount } = payment;
  const paid = await money.pay({ merchantUid, amount, name });
  const known = { ...paid, paidAt: clock() };
  await inTransaction(db, (tx) => recordAttempt(tx, services, { payment, known }));
}
