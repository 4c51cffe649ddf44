import { brand, nextMonthlyCharge } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { getOwnBillingKey } from "../billing-key/get-own-billing-key.ts";
import { chargePayment } from "../payment/charge-payment.ts";
import { findOrCreatePreparation } from "../payment/find-or-create-preparation.ts";
import type { Payment } from "../payment/payment.ts";
import type { SettleNeeds } from "../payment/settle-payment.ts";
import { findOrInsertCharge } from "./charge-store.ts";
import { findContractsToCharge, lockContract, updateContract } from "./contract-store.ts";
import { priceListOf, termsOf } from "./contract-terms-of.ts";
import { subjectOfCharge } from "./subject-of-order.ts";

const AT_ONCE = 20;
const DAY_MS = 86_400_000;
const NAME = `${brand.name} 보관료`;
const chargeable: ReadonlySet<string> = new Set(["ACTIVE", "UNPAID", "ENDING"]);

type Needs = SettleNeeds & Pick<Services, "billingKeys">;

/**
 * Takes the next month of every contract that is paid month by month, in the morning of its first day;
 * what is refused is tried again a day later.
 */
export async function chargeMonthly(services: Needs): Promise<void> {
  const { db, clock, log } = services;
  for (const id of await findContractsToCharge(db, { now: clock(), limit: AT_ONCE })) {
    try {
      const payment = await inTransaction(db, (tx) => prepare(tx, services, id));
      if (payment !== null) await chargePayment(services, { payment, name: NAME });
    } catch (err) {
      log.warn({ err, contractId: id }, "month not charged, will be tried again");
    }
  }
}

/** Puts off the next try before this one, so that nothing is charged by two at once. */
async function prepare(tx: Tx, services: Needs, contractId: string): Promise<Payment | null> {
  const now = services.clock();
  const contract = await lockContract(tx, contractId);
  const { next_charge_at: due, billing_key_id: keyId, user_id: userId } = contract;
  if (due === null || due > now) return null;
  const next = chargeable.has(contract.status)
    ? nextMonthlyCharge(termsOf(contract), priceListOf(contract))
    : null;
  if (next === null || next.amount === 0) {
    await updateContract(tx, contractId, { next_charge_at: null });
    return null;
  }
  await updateContract(tx, contractId, { next_charge_at: new Date(now.getTime() + DAY_MS) });
  if (keyId === null) return null;
  const charge = await findOrInsertCharge(tx, {
    id: services.ids.uuid(),
    contract_id: contractId,
    user_id: userId,
    from_date: next.from,
    until_date: next.until,
    amount: next.amount,
    status: "OPEN",
    created_at: now,
  });
  const { method, paymentId } = await getOwnBillingKey(tx, { paymentId: keyId, userId });
  return findOrCreatePreparation(tx, services, {
    subject: subjectOfCharge(charge.id),
    serial: contract.order_serial,
    userId,
    plan: "FULL",
    amount: charge.amount,
    method,
    billingKeyId: paymentId,
  });
}
