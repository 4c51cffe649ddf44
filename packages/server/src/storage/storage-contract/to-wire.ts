import {
  monthlyStorageAmount,
  storageContractActionCodes,
  toOpenActions,
  type ContinuationOffer,
} from "@damadum/domain";
import type {
  ContractChange as WireContractChange,
  ContinuationOffer as WireOffer,
  ContractChangeRecord,
  NextCharge,
  StorageContract as WireContract,
  StorageContractSummary,
} from "@damadum/sdk/model";
import { snakeKeys } from "../../http/case-keys.ts";
import { toInstant, toInstantOrNull } from "../../http/instant.ts";
import { toStatusChanges } from "../../subject/history-to-wire.ts";
import type { ChangedContract } from "./change-storage-contract.ts";
import { toLedger } from "../../money/ledger/to-wire.ts";
import type { WholeChange } from "../changes/store.ts";
import { ledgerOfChange } from "../changes/ledger-of-change.ts";
import { ledgerOfCharge } from "../charges/ledger-of-charge.ts";
import type { StorageContract } from "../contract-state/store.ts";
import { priceListOf } from "../contract-state/contract-terms-of.ts";
import type { StorageContractView } from "./contract-view.ts";
import { nextMonthOf } from "../contract-state/due-month.ts";
import { paymentsToShow, toPreparedOrderPayment } from "../../money/payment/to-wire.ts";
import { toPaymentRecord } from "../storage-order/to-wire.ts";

type ContractPayment = StorageContractView["payments"][number];

export function toContractSummary({
  contract,
  storedCount,
  offer,
  refusals,
  dueAmount,
}: Pick<
  StorageContractView,
  "contract" | "storedCount" | "offer" | "refusals" | "dueAmount"
>): StorageContractSummary {
  const boxCount = contract.left_count === 0 ? contract.box_count : contract.left_count;
  return {
    id: contract.id,
    order_serial: contract.order_serial,
    status: contract.status,
    actions: toOpenActions(storageContractActionCodes, refusals),
    grade: contract.grade,
    payment_type: contract.payment_type,
    promotion: contract.promotion,
    months: contract.months,
    start_date: contract.start_date,
    end_date: contract.end_date,
    box_count: contract.box_count,
    stored_box_count: storedCount,
    monthly_amount: monthlyStorageAmount({ ...contract, boxCount }, priceListOf(contract)),
    next_charge: nextChargeOf(contract),
    due_amount: dueAmount,
    continuation_reminder_requested_at: toInstantOrNull(
      contract.continuation_reminder_requested_at,
    ),
    continue_confirmed_at: toInstantOrNull(contract.continue_confirmed_at),
    continuation: offer === null ? null : toOffer(offer),
    created_at: toInstant(contract.created_at),
  };
}

function toOffer(offer: ContinuationOffer): WireOffer {
  return {
    from: offer.from,
    months: offer.paidMonths,
    end_date: offer.endDate,
    monthly_amount: offer.monthlyAmount,
    confirm_from: offer.confirmFrom,
    confirm_until: offer.confirmUntil,
  };
}

function nextChargeOf(contract: StorageContract): NextCharge | null {
  const next = nextMonthOf(contract);
  return next === null ? null : { date: next.from, amount: next.amount };
}

export function toStorageContract(view: StorageContractView, now: Date): WireContract {
  const { contract } = view;
  // With free months the first order paid for no month.
  const subscribed = contract.payment_type === "SUBSCRIPTION" && contract.promotion === null;
  const shown = paymentsToShow(view.payments, { isWaiting: true, now });
  return {
    ...toContractSummary(view),
    payment_id: contract.billing_key_id,
    changes: view.changes.map(toChangeRecord),
    charges: view.charges.map((charge) => ({
      from: charge.from_date,
      until: charge.until_date,
      ledger: toLedger(ledgerOfCharge(charge)),
    })),
    payments: shown.map((payment) =>
      toPaymentRecord(payment, isMonthly(payment, subscribed) ? "SUBSCRIPTION" : "NORMAL"),
    ),
    history: toStatusChanges(view.history),
  };
}

function isMonthly({ pays }: ContractPayment, subscribed: boolean): boolean {
  return pays === "STORAGE_CHARGE" || (subscribed && pays === "STORAGE_ORDER");
}

function toChangeRecord(change: WholeChange): ContractChangeRecord {
  return {
    id: change.id,
    kind: change.kind,
    status: change.status,
    amount: snakeKeys(change.price),
    ledger: toLedger(ledgerOfChange(change)),
    end_date: change.end_date,
    grade: change.grade,
    created_at: toInstant(change.created_at),
    applied_at: toInstantOrNull(change.applied_at),
  };
}

export function toContractChange({ change, payment }: ChangedContract): WireContractChange {
  return {
    change: toChangeRecord(change),
    payment: payment === null ? null : toPreparedOrderPayment(payment),
  };
}
