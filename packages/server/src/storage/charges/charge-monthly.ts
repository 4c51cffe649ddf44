import {
  brand,
  canTransition,
  instantAfter,
  storageChargeStatus,
  MAX_CHARGE_FAILURES,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { chargePayment } from "../../money/payment/charge-payment.ts";
import { findOrCreatePreparation } from "../../money/payment/find-or-create-preparation.ts";
import { holdExpiresAt } from "../../money/payment/payment-times.ts";
import type { Payment } from "../../money/payment/payment.ts";
import type { SettleNeeds } from "../../money/payment/settle-payment.ts";
import { lockCharge, type StorageCharge } from "./store.ts";
import { findContractsToCharge, lockContract, updateContract } from "../contract-state/store.ts";
import { nextMonthOf } from "../contract-state/due-month.ts";
import { isEndingCompletely } from "../order-state/ongoing-finals.ts";
import { openCharge } from "./open-charge.ts";
import { subjectOfCharge } from "../contract-state/subject-of-order.ts";
import { listChargeableKeys } from "../../money/billing-key/billing-keys.ts";
import { hasOpenPreparation } from "../../money/payment/preparations.ts";
import { bySystem } from "../../subject/history.ts";
import { changeChargeStatus } from "./change-charge-status.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";

/** Limits a run, so that a long queue does not delay a server's shutdown. */
const MAX_CONTRACTS = 1000;
/** In a run of a minute: a provider that is down postpones each of them by a day. */
const MAX_CHARGED = 100;
const NO_BILLING_KEY = "등록된 결제 수단이 없어요.";
const NAME = `${brand.name} 보관료`;

type Needs = SettleNeeds & Pick<Services, "billingKeys">;
type ChargeableKey = Awaited<ReturnType<typeof listChargeableKeys>>[number];

interface DueMonth {
  readonly charge: StorageCharge;
  readonly serial: string;
  readonly keys: readonly ChargeableKey[];
}

/**
 * Charges the next month of every contract that is paid monthly, in the morning of its first day; a declined charge is
 * retried a day later.
 */
export async function chargeMonthly(services: Needs): Promise<void> {
  const { db, clock, log } = services;
  let charged = 0;
  for (const id of await findContractsToCharge(db, { now: clock(), limit: MAX_CONTRACTS })) {
    try {
      const due = await inTransaction(db, (tx) => openMonth(tx, services, id));
      if (due === null) continue;
      charged += 1;
      await chargeMonth(services, due);
    } catch (err) {
      log.warn({ err, contractId: id }, "month not charged, will be tried again");
    }
    if (charged === MAX_CHARGED) return;
  }
}

/** Tries one billing key after the other, but none after a lost response, because the money may have moved. */
async function chargeMonth(services: Needs, due: DueMonth): Promise<void> {
  const { db } = services;
  let reason: string | null = NO_BILLING_KEY;
  for (const key of due.keys) {
    const payment = await inTransaction(db, (tx) => prepare(tx, services, { due, key }));
    if (payment === null) return;
    const charged = await chargePayment(services, { payment, name: NAME });
    if (charged.status !== "FAILED") return;
    reason = charged.failure_reason;
  }
  await inTransaction(db, (tx) => recordFailedCharge(tx, services, { charge: due.charge, reason }));
}

/** Postpones the next try before this one, so that no two workers charge the same month. */
async function openMonth(tx: Tx, services: Needs, contractId: string): Promise<DueMonth | null> {
  const now = services.clock();
  const contract = await lockContract(tx, contractId);
  const { next_charge_at: due, billing_key_id: agreed, user_id: userId } = contract;
  if (due === null || due > now) return null;
  const next = nextMonthOf(contract);
  if (next === null) {
    await updateContract(tx, contractId, { next_charge_at: null });
    return null;
  }
  await updateContract(tx, contractId, { next_charge_at: instantAfter(now, 1, "day") });
  if (await isEndingCompletely(tx, contract)) return null;
  const charge = await openCharge(tx, services, { contractId, userId, month: next });
  if (await isBeingPaid(tx, { contractId, charge, now })) return null;
  const keys = await listChargeableKeys(tx, { userId, agreed });
  return { charge, serial: contract.order_serial, keys };
}

/** Postpones the month while the member may be paying for it in a window, whose outcome decides first. */
async function isBeingPaid(
  tx: Tx,
  month: { readonly contractId: string; readonly charge: StorageCharge; readonly now: Date },
): Promise<boolean> {
  const { contractId, charge, now } = month;
  if (!(await hasOpenPreparation(tx, { subject: subjectOfCharge(charge.id), now }))) return false;
  await updateContract(tx, contractId, { next_charge_at: holdExpiresAt(now) });
  return true;
}

/** Null when the month was paid, or the member began to pay for it, since it was found due. */
async function prepare(
  tx: Tx,
  services: Needs,
  { due, key }: { readonly due: DueMonth; readonly key: ChargeableKey },
): Promise<Payment | null> {
  const { charge, serial } = due;
  const { contract_id: contractId } = charge;
  await lockContract(tx, contractId);
  const { status } = await lockCharge(tx, charge.id);
  if (!canTransition(storageChargeStatus, status, "PAID", "SYSTEM")) return null;
  if (await isBeingPaid(tx, { contractId, charge, now: services.clock() })) return null;
  return findOrCreatePreparation(tx, services, {
    subject: subjectOfCharge(charge.id),
    serial,
    userId: charge.user_id,
    plan: "FULL",
    amount: charge.amount,
    method: key.method,
    billingKeyId: key.payment_id,
  });
}

/** Records a day on which no billing key could be charged; too many of them make an active contract UNPAID. */
async function recordFailedCharge(
  tx: Tx,
  { clock }: Pick<Services, "clock">,
  input: { readonly charge: StorageCharge; readonly reason: string | null },
): Promise<void> {
  const contract = await lockContract(tx, input.charge.contract_id);
  const charge = await lockCharge(tx, input.charge.id);
  const now = clock();
  if (charge.status !== "FAILED") {
    const change = { to: "FAILED", reason: input.reason, now } as const;
    if (!(await changeChargeStatus(tx, charge, change))) return;
  }
  const changes = { charge_failures: contract.charge_failures + 1 };
  if (changes.charge_failures < MAX_CHARGE_FAILURES || contract.status !== "ACTIVE") {
    await updateContract(tx, contract.id, changes);
    return;
  }
  const cause = bySystem(now, input.reason);
  await changeContractStatus(tx, contract, "UNPAID", { ...cause, with: changes });
}
