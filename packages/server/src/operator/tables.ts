import { paymentStatus, type StateMachine } from "@damadum/domain";
import type { Payment } from "../features/payment/payment.ts";
import type { PastChange } from "../subject/history.ts";
import type { Table } from "./command.ts";
import { stateText, timeText, wonText } from "./korean.ts";

/** Payments, the same wherever they are shown. */
export function paymentTable(payments: readonly Payment[]): Table {
  return {
    title: "결제",
    columns: {
      merchantUid: "결제 번호",
      subject: "무엇",
      status: "상태",
      plan: "방식",
      method: "수단",
      amount: "금액",
      refunded: "환불",
      at: "시작",
      paidAt: "결제한 때",
      failure: "까닭",
    },
    rows: payments.map((payment) => ({
      merchantUid: payment.merchant_uid,
      subject: payment.subject_kind,
      status: stateText(paymentStatus, payment.status),
      plan: payment.plan,
      method: payment.method,
      amount: wonText(payment.amount),
      refunded: wonText(payment.refunded_amount),
      at: timeText(payment.created_at),
      paidAt: timeText(payment.paid_at),
      failure: payment.failure_reason,
    })),
  };
}

/** Every change of a subject: when, from, to, who and why. */
export function historyTable<S extends string>(
  machine: StateMachine<S>,
  history: readonly PastChange<S>[],
): Table {
  return {
    title: "기록",
    columns: { at: "때", from: "전", to: "뒤", actor: "누가", reason: "이유" },
    rows: history.map((change) => ({
      at: timeText(change.at),
      from: change.from_status === null ? null : stateText(machine, change.from_status),
      to: stateText(machine, change.to_status),
      actor: change.actor,
      reason: change.reason,
    })),
  };
}
