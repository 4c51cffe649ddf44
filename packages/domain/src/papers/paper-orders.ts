import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import { formatKoreanMonth } from "../calendar/format-korean-month.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import type { Line } from "../money/totals.ts";
import { contractChangeTypes, type ContractChangeType } from "../states/can-change-contract.ts";
import { storageOrderTypes, type StorageOrderType } from "../storage-order/storage-order-types.ts";
import type { EstimateOfPaper } from "./estimate-paper.ts";
import type { PaperOrder } from "./order-papers.ts";
import { personFacts, type Fact, type PaperLedger } from "./paper.ts";

type Paid = Pick<PaperOrder, "payments">;

/** A move as its statement and receipt have it. */
export function paperOfMove(move: EstimateOfPaper & Paid, today: IsoDate): PaperOrder {
  return {
    number: move.serial,
    name: "이사",
    isCancelled: move.status === "CANCEL",
    lines: move.amount.lines,
    rows: move.ledger.rows,
    buyer: move.customer === null ? [] : personFacts(move.customer),
    payments: move.payments,
    today,
  };
}

/** A storage order, with the months and changes of the contract that it began, if it did. */
export function paperOfStorage(
  order: Paid & {
    readonly serial: string;
    readonly type: StorageOrderType;
    readonly status: string;
    readonly box_count: number;
    readonly amount: { readonly lines: readonly Line<string>[] };
    readonly ledger: PaperLedger;
  },
  { contract, buyer, today }: StorageExtras,
): PaperOrder {
  const isFirst = order.type === "FIRST_TIME_ORDER";
  const named = (ledger: PaperLedger, name: string) => ledger.rows.map((row) => ({ ...row, name }));
  const later =
    isFirst && contract
      ? [
          ...contract.charges.flatMap(({ from, ledger }) =>
            named(ledger, `${formatKoreanDate(from)}부터 한 달`),
          ),
          ...contract.changes.flatMap(({ kind, ledger }) =>
            named(ledger, contractChangeTypes[kind].label),
          ),
        ]
      : [];
  return {
    number: order.serial,
    name: `${storageOrderTypes[order.type].label} · 박스 ${order.box_count}개`,
    isCancelled: order.status === "CANCEL",
    lines: order.amount.lines,
    rows: [...order.ledger.rows, ...later],
    buyer,
    payments: [...order.payments, ...(isFirst && contract ? contract.payments : [])],
    today,
  };
}

interface StorageExtras {
  readonly contract:
    | (Paid & {
        readonly charges: readonly { readonly from: IsoDate; readonly ledger: PaperLedger }[];
        readonly changes: readonly {
          readonly kind: ContractChangeType;
          readonly ledger: PaperLedger;
        }[];
      })
    | undefined;
  readonly buyer: readonly Fact[];
  readonly today: IsoDate;
}

/** A company's bill; what it is made of is on the bill itself. */
export function paperOfInvoice(
  invoice: {
    readonly number: string;
    readonly month: string;
    readonly status: string;
    readonly ledger: PaperLedger;
  },
  { buyer, today }: Pick<PaperOrder, "buyer" | "today">,
): PaperOrder {
  return {
    number: invoice.number,
    name: `${formatKoreanMonth(invoice.month)} 이용료`,
    isCancelled: invoice.status === "CANCEL",
    lines: [],
    rows: invoice.ledger.rows,
    buyer,
    payments: [],
    today,
  };
}
