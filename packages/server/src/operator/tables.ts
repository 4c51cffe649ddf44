import { paidMethods, paidPlans, paymentStatus, type StateMachine } from "@damadum/domain";
import type { Database } from "../db/tables.ts";
import { shownAmountOf, type Payment } from "../features/payment/payment.ts";
import type { PastChange } from "../subject/history.ts";
import type { Table } from "./command.ts";
import {
  actorNames,
  labelCell,
  nameCell,
  stateCell,
  subjectNames,
  timeCell,
  wonCell,
} from "./korean.ts";

/** The table of payments that several commands show. */
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
      subject: nameCell(subjectNames, payment.subject_kind),
      status: stateCell(paymentStatus, payment.status),
      plan: labelCell(paidPlans, payment.plan),
      method: labelCell(paidMethods, payment.method),
      amount: wonCell(shownAmountOf(payment)),
      refunded: wonCell(payment.refunded_amount),
      at: timeCell(payment.created_at),
      paidAt: timeCell(payment.paid_at),
      failure: payment.failure_reason,
    })),
  };
}

/** Every change of a subject: when, from, to, who and why, with the usernames of operators. */
export async function historyTable<S extends string>(
  db: Database,
  machine: StateMachine<S>,
  history: readonly PastChange<S>[],
): Promise<Table> {
  const names = await operatorNames(db, history);
  return {
    title: "기록",
    columns: {
      at: "때",
      from: "전",
      to: "뒤",
      actor: "누가",
      reason: "이유",
      message: "고객이 읽는 글",
    },
    rows: history.map((change) => {
      const name = names.get(change.actor_id);
      const actor = actorNames[change.actor];
      return {
        at: timeCell(change.at),
        from: change.from_status === null ? null : stateCell(machine, change.from_status),
        to: stateCell(machine, change.to_status),
        actor: { value: change.actor, text: name === undefined ? actor : `${actor} ${name}` },
        reason: change.reason,
        message: change.message,
      };
    }),
  };
}

async function operatorNames(
  db: Database,
  history: readonly PastChange<string>[],
): Promise<ReadonlyMap<string | null, string>> {
  const ids = history.flatMap(({ actor, actor_id: id }) =>
    actor === "OPERATOR" && id !== null ? [id] : [],
  );
  if (ids.length === 0) return new Map();
  const operators = await db
    .selectFrom("users")
    .select(["id", "username"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(operators.map(({ id, username }) => [id, username]));
}
