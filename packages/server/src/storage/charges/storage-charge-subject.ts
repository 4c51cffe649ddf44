import {
  addDays,
  canTransition,
  formatKoreanDate,
  storageChargeStatus,
  storageContractStatus,
  todayInSeoul,
  formatWon,
} from "@damadum/domain";
import type { Tx, Connection } from "../../db/tables.ts";
import { bySystem } from "../../subject/history.ts";
import { askAgain } from "../../money/custom-payment/ask-again.ts";
import { fitBalanceLinks, isUntouchedByLinks } from "../../money/custom-payment/balance-links.ts";
import { moneyTakenBack, type LockSubject } from "../../subject/paid-subject.ts";
import type { Payment } from "../../money/payment/payment.ts";
import { changeChargeStatus } from "./change-charge-status.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import {
  findCharge,
  findWholeCharge,
  lockCharge,
  updateCharge,
  type StorageCharge,
} from "./store.ts";
import { chargeTimeOf } from "./charge-time-of.ts";
import { ledgerOfCharge } from "./ledger-of-charge.ts";
import {
  lockContract,
  updateContract,
  type StorageContract,
  findContract,
} from "../contract-state/store.ts";
import { isRunning } from "../contract-state/contract-terms-of.ts";
import { dueMonthOf, nextMonthOf } from "../contract-state/due-month.ts";
import { isEndingCompletely } from "../order-state/ongoing-finals.ts";
import { subjectOfCharge } from "../contract-state/subject-of-order.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/composition.ts";

/** How payments affect a month of a contract. */
export const lockStorageChargeSubject: LockSubject = async (tx, services, id) => {
  const contract = await lockContract(tx, (await findCharge(tx, id)).contract_id);
  const charge = await lockCharge(tx, id);
  const subject = subjectOfCharge(id);
  const payer = { userId: contract.user_id, orderSerial: contract.order_serial };
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
    refunded: (amount) => updateCharge(tx, id, { paid_amount: charge.paid_amount - amount }),
    async revoked(_payment, amount, reason) {
      await updateCharge(tx, id, { paid_amount: charge.paid_amount - amount });
      const isLast = contract.paid_from === charge.from_date;
      const isWhole = amount === charge.paid_amount && (await isUntouchedByLinks(tx, subject));
      // A contract that has ended, or is being ended as a whole, takes no month any more.
      const takesMonths = isRunning(contract) && !(await isEndingCompletely(tx, contract));
      if (isLast && isWhole && takesMonths) {
        await reopenMonth(tx, { contract, charge, reason, now: services.clock() });
        return;
      }
      // Its boxes stay: a part, or a month before the last paid one, is asked for by a link.
      const words = `${reason} ${formatKoreanDate(charge.from_date)}부터 한 달의 보관료예요.`;
      await askAgain(tx, services, { ...payer, subject, amount, reason: words });
    },
    async linked() {
      const { balance } = ledgerOfCharge(await findWholeCharge(tx, id));
      return moneyTakenBack(charge.status === "PAID" ? balance : null, payer);
    },
  };
};

/** The last paid month of a contract is owed again, so that no box leaves before it is paid. */
async function reopenMonth(
  tx: Tx,
  input: {
    readonly contract: StorageContract;
    readonly charge: StorageCharge;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  const { contract, charge, reason, now } = input;
  if (!(await changeChargeStatus(tx, charge, { to: "FAILED", reason, now }))) return;
  await fitBalanceLinks(tx, { subject: subjectOfCharge(charge.id), balance: 0, now });
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
      ...bySystem(now, reason),
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

/** Recipient and variables of a notice about a month of a storage contract. */
export async function noticeOfCharge(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts> {
  const charge = await findCharge(db, subjectId);
  const { order_serial: serial, next_charge_at: next } = await findContract(db, charge.contract_id);
  return {
    userId: charge.user_id,
    variables: {
      번호: serial,
      기간: `${formatKoreanDate(charge.from_date)}부터 ${formatKoreanDate(charge.until_date)}까지`,
      금액: formatWon(charge.amount),
      다음결제: next === null ? "없음" : formatKoreanDate(todayInSeoul(next)),
    },
  };
}
