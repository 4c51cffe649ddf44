import {
  addDays,
  canTransition,
  storageChargeStatus,
  storageContractStatus,
  todayInSeoul,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { bySystem } from "../../subject/history.ts";
import type { LockSubject } from "../../subject/paid-subject.ts";
import { OUTSIDE_REASON, type Payment } from "../../money/payment/payment.ts";
import { changeChargeStatus } from "./change-charge-status.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import { findCharge, lockCharge, updateCharge, type StorageCharge } from "./store.ts";
import { chargeTimeOf } from "./charge-time-of.ts";
import { lockContract, updateContract, type StorageContract } from "../contract-state/store.ts";
import { dueMonthOf, nextMonthOf } from "../contract-state/due-month.ts";
import { isEndingCompletely } from "../order-state/ongoing-finals.ts";

/** How payments affect a month of a contract. */
export const lockStorageChargeSubject: LockSubject = async (tx, services, id) => {
  const contract = await lockContract(tx, (await findCharge(tx, id)).contract_id);
  const charge = await lockCharge(tx, id);
  return {
    async paid(payment) {
      const now = services.clock();
      // The order that ends all boxes has paid for this month too.
      if (await isEndingCompletely(tx, contract)) return "already_paid";
      if (!canTransition(storageChargeStatus, charge.status, "PAID", "SYSTEM"))
        return "already_paid";
      // The grade or the number of boxes has changed since the window was opened.
      if (nextMonthOf(contract)?.amount !== payment.amount) return "amount_mismatch";
      await changeChargeStatus(tx, charge, { to: "PAID", now });
      await updateCharge(tx, id, { paid_amount: charge.paid_amount + payment.amount });
      await recordPaidMonth(tx, { contract, charge, payment, now });
      return null;
    },
    // Another billing key may follow immediately; the monthly run counts the days on which all were declined.
    failed: () => Promise.resolve(),
    left: () => Promise.resolve(),
    lapsed: () => Promise.resolve(),
    discounted: () => Promise.resolve(),
    refunded: (_payment, amount) =>
      updateCharge(tx, id, { paid_amount: charge.paid_amount - amount }),
    async revoked(_payment, amount) {
      const now = services.clock();
      await updateCharge(tx, id, { paid_amount: charge.paid_amount - amount });
      // A part, or a month before the last paid one, is asked for again by an operator.
      if (amount !== charge.paid_amount || contract.paid_from !== charge.from_date) return;
      await reopenMonth(tx, { contract, charge, now });
    },
  };
};

/** The last paid month of a contract is owed again, so that no box leaves before it is paid. */
async function reopenMonth(
  tx: Tx,
  input: { readonly contract: StorageContract; readonly charge: StorageCharge; readonly now: Date },
): Promise<void> {
  const { contract, charge, now } = input;
  if (!(await changeChargeStatus(tx, charge, { to: "FAILED", reason: OUTSIDE_REASON, now })))
    return;
  const changes = {
    // Nothing of the months before can be refunded any more.
    paid_storage: 0,
    paid_from: contract.start_date,
    paid_until: addDays(charge.from_date, -1),
    // A payment method whose money was taken back is not charged again by itself.
    next_charge_at: null,
  };
  if (canTransition(storageContractStatus, contract.status, "UNPAID", "SYSTEM")) {
    await changeContractStatus(tx, contract, "UNPAID", {
      ...bySystem(now, OUTSIDE_REASON),
      with: changes,
    });
  } else {
    await updateContract(tx, contract.id, changes);
  }
}

async function recordPaidMonth(
  tx: Tx,
  input: {
    readonly contract: StorageContract;
    readonly charge: StorageCharge;
    readonly payment: Payment;
    readonly now: Date;
  },
): Promise<void> {
  const { contract, charge, payment, now } = input;
  const end = contract.end_date ?? charge.until_date;
  const changes = {
    paid_storage: payment.amount,
    paid_from: charge.from_date,
    paid_until: charge.until_date,
    charge_failures: 0,
    next_charge_at: charge.until_date < end ? chargeTimeOf(charge.until_date) : null,
    // The next months keep the billing key that could be charged.
    billing_key_id: payment.billing_key_id ?? contract.billing_key_id,
  };
  const next = dueMonthOf({ ...contract, ...changes }, todayInSeoul(now));
  // Boxes may leave again only once no month is owed.
  if (contract.status !== "UNPAID" || next !== null) {
    await updateContract(tx, contract.id, changes);
    return;
  }
  await changeContractStatus(tx, contract, "ACTIVE", { ...bySystem(now), with: changes });
}
