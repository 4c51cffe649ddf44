import {
  contractChangeTypes,
  formatKoreanDate,
  ledgerRowKinds,
  ledgerRowStateLabel,
  paidMethods,
  paidPlans,
  paymentStatus,
  storagePaidFor,
  type OrderLedger,
  type PaidPlan,
  vatOf,
} from "@damadum/domain";
import type { Database } from "../db/tables.ts";
import type { SubjectKind } from "../db/subject-tables.ts";
import type { LedgerColumns } from "../money/ledger/ledger-columns.ts";
import { paymentsOf } from "../money/ledger/payments-of.ts";
import { shownAmountOf, type ShownPayment } from "../money/payment/payment.ts";
import { ledgerOfChange } from "../storage/changes/ledger-of-change.ts";
import { findChangesOf } from "../storage/changes/store.ts";
import { ledgerOfCharge } from "../storage/charges/ledger-of-charge.ts";
import { findWholeCharges } from "../storage/charges/store.ts";
import { findContractOf } from "../storage/contract-state/store.ts";
import { paymentTypeOf } from "../storage/order-state/request-facts.ts";
import type { StorageOrder } from "../storage/order-state/store.ts";
import type { PastChange } from "../subject/history.ts";
import { tableOf, type Columns, type Table } from "./command.ts";
import {
  actorNames,
  labelCell,
  nameCell,
  stateCell,
  subjectNames,
  timeCell,
  wonCell,
  type NamedStates,
} from "./korean.ts";

/** The columns of payments that several commands show. */
export const paymentColumns: Columns<ShownPayment> = {
  merchantUid: ["결제 번호", (payment) => payment.merchant_uid],
  subject: ["무엇", (payment) => nameCell(subjectNames, payment.subject_kind)],
  status: ["상태", (payment) => stateCell(paymentStatus, payment.status)],
  plan: ["방식", ({ plan, subject_kind: kind }) => ({ value: plan, text: paidForOf(plan, kind) })],
  method: ["수단", (payment) => labelCell(paidMethods, payment.method)],
  amount: ["금액", (payment) => wonCell(shownAmountOf(payment))],
  vat: ["부가세", (payment) => wonCell(vatOf(shownAmountOf(payment)))],
  refunded: ["환불", (payment) => wonCell(payment.refunded_amount)],
  at: ["시작", (payment) => timeCell(payment.created_at)],
  paidAt: ["결제한 때", (payment) => timeCell(payment.paid_at)],
  failure: ["까닭", (payment) => payment.failure_reason],
};

/** What a payment was for that its subject takes in one way only; the whole price is a move's. */
const paidInOneWay: Readonly<Partial<Record<SubjectKind, string>>> = {
  STORAGE_ORDER: "주문 결제",
  STORAGE_CHARGE: "한 달 보관료",
  CONTRACT_CHANGE: "계약 변경",
  CUSTOM_PAYMENT: "링크로 결제",
  COMPANY_PAYMENT: "청구서 결제",
};

function paidForOf(plan: PaidPlan, kind: SubjectKind): string {
  return (plan === "FULL" ? paidInOneWay[kind] : undefined) ?? paidPlans[plan].label;
}

export const paymentTable = (payments: readonly ShownPayment[]): Table => {
  return { title: "결제", ...tableOf(payments, paymentColumns) };
};

/** The payments of a storage order, whose first one paid for all or for a month. */
export function storagePaymentTable(order: StorageOrder & LedgerColumns): Table {
  const type = paymentTypeOf(order.request);
  const columns: Columns<ShownPayment> = {
    ...paymentColumns,
    plan: [
      "방식",
      ({ plan, subject_kind: kind }) => ({
        value: plan,
        text: kind === "STORAGE_ORDER" ? storagePaidFor(plan, type) : paidForOf(plan, kind),
      }),
    ],
  };
  return { title: "결제", ...tableOf(paymentsOf(order, { withExtras: true }), columns) };
}

/** What most orders have none of. */
export const someWon = (amount: number) => (amount === 0 ? null : wonCell(amount));

/** What an order's rows add up to. */
export function ledgerFacts(ledger: OrderLedger) {
  return {
    총액: wonCell(ledger.total),
    "결제한 금액": wonCell(ledger.paid),
    잔금: wonCell(ledger.balance),
    "결제할 금액": wonCell(ledger.toPay),
    "취소 수수료": someWon(ledger.cancelFee),
    "환불한 금액": someWon(ledger.refundByUs),
    "결제사에서 환불한 금액": someWon(ledger.refundOutside),
    "환불 중인 금액": someWon(ledger.refundPending),
    배상금: someWon(ledger.compensation),
  };
}

/** Every row of a ledger; `of` names it when it is not the order's own. */
export function ledgerTable({ rows }: OrderLedger, of?: string): Table {
  return {
    title: of === undefined ? "결제 내역" : `${of} 결제 내역`,
    ...tableOf(rows, {
      kind: ["무엇", ({ kind }) => ({ value: kind, text: ledgerRowKinds[kind].label })],
      detail: ["내용", (row) => row.detail],
      amount: ["금액", (row) => wonCell(row.amount)],
      state: ["상태", (row) => ({ value: row.state, text: ledgerRowStateLabel(row) ?? "" })],
      askedAt: ["부탁한 때", (row) => timeCell(row.askedAt)],
      at: ["때", (row) => timeCell(row.at)],
      link: ["링크", (row) => row.link],
    }),
  };
}

/** The ledgers of the months and changes of the contract that a first order began; later orders began none. */
export async function contractLedgers(db: Database, serial: string): Promise<Table[]> {
  const contract = await findContractOf(db, serial);
  if (contract === null) return [];
  const months = await findWholeCharges(db, contract.id);
  const changes = await findChangesOf(db, contract.id);
  return [
    ...months.map((month) =>
      ledgerTable(ledgerOfCharge(month), `${formatKoreanDate(month.from_date)}부터 한 달`),
    ),
    ...changes.map((change) =>
      ledgerTable(ledgerOfChange(change), contractChangeTypes[change.kind].label),
    ),
  ];
}

/** Every change of a subject: when, from, to, who and why, with the usernames of operators. */
export async function historyTable<S extends string>(
  db: Database,
  machine: NamedStates<S>,
  history: readonly PastChange<S>[],
): Promise<Table> {
  const names = await operatorNames(db, history);
  const state = (status: S | null) => (status === null ? null : stateCell(machine, status));
  const actorCell = ({ actor, actor_id: id }: PastChange<S>) => {
    const name = names.get(id);
    const kind = actorNames[actor];
    return { value: actor, text: name === undefined ? kind : `${kind} ${name}` };
  };
  return {
    title: "기록",
    ...tableOf(history, {
      at: ["때", (change) => timeCell(change.at)],
      from: ["전", (change) => state(change.from_status)],
      to: ["뒤", (change) => state(change.to_status)],
      actor: ["누가", actorCell],
      reason: ["이유", (change) => change.reason],
      message: ["고객이 읽는 글", (change) => change.message],
    }),
  };
}

export async function operatorNames(
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
