import {
  addDays,
  canTransition,
  contractChangeStatus,
  storageEndDate,
  todayInSeoul,
  sumOfLines,
  type StoragePrice,
} from "@damadum/domain";
import type { ContractChangeStatus } from "@damadum/domain";
import type { Updateable } from "kysely";
import type { StorageContractsTable } from "../../db/storage-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { bySystem, writeHistory, type Cause } from "../../subject/history.ts";
import type { Services } from "../../services.ts";
import { settleCharges } from "../charges/change-charge-status.ts";
import { couponOfChange } from "./change-coupon.ts";
import { changeContractStatus } from "../contract-state/change-contract-status.ts";
import { updateChange, type ContractChange } from "./store.ts";
import { chargeTimeOf } from "../charges/charge-time-of.ts";
import { updateContract, type StorageContract } from "../contract-state/store.ts";
import { termsOf } from "../contract-state/contract-terms-of.ts";
import { requireNotEnding } from "../order-state/ongoing-finals.ts";
import { subjectOfChange } from "../contract-state/subject-of-order.ts";
import { spendCoupon } from "../../money/coupon/use-coupon.ts";
import { priceContractChange } from "./price-contract-change.ts";

/** Changes a locked change's status and writes the history; throws when the table forbids it. */
export async function setChangeStatus(
  tx: Tx,
  change: Pick<ContractChange, "id" | "status">,
  to: ContractChangeStatus,
  cause: Cause,
): Promise<void> {
  if (!canTransition(contractChangeStatus, change.status, to, cause.actor)) {
    throw new ProblemError("state_conflict");
  }
  const applied = to === "APPLIED" ? { applied_at: cause.now } : {};
  await updateChange(tx, change.id, { status: to, ...applied });
  const subject = subjectOfChange(change.id);
  await writeHistory(tx, { ...cause, subject, from: change.status, to });
}

/**
 * Applies a change that is paid, or costs nothing, to its locked contract. Throws when the agreed change no longer
 * fits the contract.
 */
export async function applyContractChange(
  tx: Tx,
  services: Pick<Services, "clock">,
  input: {
    readonly contract: StorageContract;
    readonly change: ContractChange;
    readonly now: Date;
  },
): Promise<void> {
  const { contract, change, now } = input;
  await requireNotEnding(tx, contract.id);
  requireCurrentChange(contract, change);
  await setChangeStatus(tx, change, "APPLIED", bySystem(now));
  switch (change.request.kind) {
    case "TERMINATION": {
      const { reason, endDate } = change.request;
      if (change.total_amount > 0) await settleCharges(tx, contract.id, now);
      const cause = { actor: "MEMBER", actorId: change.user_id, reason, now } as const;
      const changes = { ...termsAtEnd(contract, change, endDate), end_date: endDate };
      await changeContractStatus(tx, contract, "ENDING", { ...cause, with: changes });
      return;
    }
    case "UPGRADE":
      await updateContract(tx, contract.id, {
        grade: change.grade,
        ...paidStorageWith(contract, change, todayInSeoul(now)),
      });
      return;
    case "EXTENSION":
      await extend(tx, { contract, change, now, months: change.request.months });
      if (!(await spendCoupon(tx, services, couponOfChange(change)))) {
        throw new ProblemError("coupon_unavailable");
      }
  }
}

/** The storage that a change pays for; during free months the first payment covers only the days from `from` on. */
function paidStorageWith(
  contract: StorageContract,
  { total_amount: amount }: ContractChange,
  from: string,
): Updateable<StorageContractsTable> {
  const { isFree } = termsOf(contract);
  const isFirst = isFree === true && contract.paid_storage === 0;
  return {
    paid_storage: contract.paid_storage + amount,
    ...(isFirst && amount > 0 && { paid_from: from }),
  };
}

/** Nothing is charged after the end; the amount due up to it has been paid with the change. */
function termsAtEnd(
  contract: StorageContract,
  { price, total_amount: paid }: ContractChange,
  endDate: string,
): Updateable<StorageContractsTable> {
  const { paidUntil } = termsOf(contract);
  const settled = { charge_failures: 0, pending_refund: price.refundAmount };
  if (paid > 0) {
    const from = addDays(paidUntil, 1);
    const months = { paid_from: from, paid_until: endDate, paid_storage: paid };
    return { ...settled, ...months, next_charge_at: null };
  }
  return paidUntil < endDate ? settled : { ...settled, next_charge_at: null };
}

async function extend(
  tx: Tx,
  input: {
    readonly contract: StorageContract;
    readonly change: ContractChange;
    readonly months: number;
    readonly now: Date;
  },
): Promise<void> {
  const { contract, change, now } = input;
  const { startDate, paidUntil, paymentType } = termsOf(contract);
  const months = contract.months + input.months;
  const end = storageEndDate(startDate, months);
  const subscribed = paymentType === "SUBSCRIPTION";
  const paid = subscribed
    ? { next_charge_at: contract.next_charge_at ?? chargeTimeOf(paidUntil) }
    : {
        paid_until: end,
        ...paidStorageWith(contract, change, addDays(paidUntil, 1)),
        // The member has decided: storage ends by itself after the extension, without a question.
        continuation_reminder_requested_at: null,
      };
  const key = change.billing_key_id === null ? {} : { billing_key_id: change.billing_key_id };
  const changes = { months, end_date: end, pending_refund: 0, ...paid, ...key };
  if (contract.status === "ACTIVE") {
    await updateContract(tx, contract.id, changes);
    return;
  }
  await changeContractStatus(tx, contract, "ACTIVE", { ...bySystem(now), with: changes });
}

/** Throws when the price of a change of a locked contract is outdated. */
function requireCurrentChange(contract: StorageContract, change: ContractChange): void {
  const { request, price, created_at: createdAt } = change;
  const now = priceContractChange(contract, request, { now: createdAt, coupon: undefined });
  if (sumBeforeCoupon(now.price) !== sumBeforeCoupon(price)) {
    throw new ProblemError("estimate_expired");
  }
}

function sumBeforeCoupon({ lines }: StoragePrice): number {
  return sumOfLines(lines.filter(({ code }) => code !== "COUPON"));
}
