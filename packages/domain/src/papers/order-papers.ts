import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { supplyOf } from "../company/invoice-amounts.ts";
import {
  ledgerRowKinds,
  ledgerRowStateLabel,
  totalsOf,
  type LedgerTotals,
} from "../ledger/ledger-rows.ts";
import { kindOfLine } from "../ledger/order-ledger.ts";
import { formatCount } from "../money/format-count.ts";
import { formatWon } from "../money/format-won.ts";
import { sumOfLines, vatOf, type Line } from "../money/totals.ts";
import {
  issuerPart,
  paperInstant,
  type Fact,
  type Paper,
  type PaperKind,
  type PaperLedger,
} from "./paper.ts";

/** What is sold and paid for: an order of a member, or the bill of a company. */
export interface PaperOrder {
  readonly number: string;
  /** What was ordered, such as "이사" or "첫 보관". */
  readonly name: string;
  readonly isCancelled: boolean;
  /** The lines of its price, as long as nothing changed them; none for a bill, which has a paper of its own. */
  readonly lines: readonly Line<string>[];
  readonly rows: readonly PaperRow[];
  readonly buyer: readonly Fact[];
  /** Its payments at the provider, whose numbers a receipt names. */
  readonly payments: readonly {
    readonly imp_uid: string | null;
    readonly paid_at: string | null;
  }[];
  /** The day on which the paper is made. */
  readonly today: IsoDate;
}

/** A row of a ledger, and what it costs where that is not the order itself, such as a later month. */
type PaperRow = PaperLedger["rows"][number] & { readonly name?: string };

/** Whether anything was paid, without which there is no receipt. */
export function hasReceipt({ rows }: Pick<PaperOrder, "rows">): boolean {
  return totalsOf(rows).paid > 0;
}

/** A paper of an order; null for a receipt of one of which nothing was paid. */
export function orderPaper(kind: Exclude<PaperKind, "estimate">, order: PaperOrder): Paper | null {
  if (kind === "statement") return statementPaper(order);
  return hasReceipt(order) ? receiptPaper(order) : null;
}

/** The 거래명세서: what was supplied, with supply value and VAT of each part, and of all as the ledger has it. */
function statementPaper(order: PaperOrder): Paper {
  const { total } = totalsOf(order.rows);
  const items = itemsOf(order);
  return {
    title: "거래명세서",
    number: order.number,
    meta: metaOf(order),
    parts: [
      { kind: "facts", caption: "공급받는 자", facts: order.buyer },
      issuerPart("공급자"),
      {
        kind: "table",
        caption: "거래 내용",
        columns: [
          { header: "품목", width: 0.4 },
          { header: "수량", width: 0.1, align: "end" },
          { header: "단가", width: 0.18, align: "end" },
          { header: "공급가액", width: 0.18, align: "end" },
          { header: "세액", width: 0.14, align: "end" },
        ],
        rows: items.map(({ name, supplyAmount, vatAmount }) => [
          name,
          "1",
          ...[supplyAmount, supplyAmount, vatAmount].map(formatCount),
        ]),
        footer: ["합계", "", "", ...[supplyIn(total), vatOf(total)].map(formatCount)],
      },
      moneyPart("합계 금액", [
        ...taxFacts(total),
        { term: "총액", value: formatWon(total), isTotal: true },
      ]),
    ],
  };
}

/** The 영수증: every payment and refund with day and method, and what of it is supply value and VAT. */
function receiptPaper(order: PaperOrder): Paper {
  const { rows, isCancelled } = order;
  const { paid, refund, refundPending, cancelFee } = totalsOf(rows);
  const kept = paid - refund;
  return {
    title: "영수증",
    number: order.number,
    meta: metaOf(order),
    parts: [
      { kind: "facts", caption: "받는 분", facts: order.buyer },
      issuerPart("공급자"),
      {
        kind: "table",
        caption: "결제와 환불",
        columns: [
          { header: "날짜", width: 0.32 },
          { header: "내용", width: 0.3 },
          { header: "결제사 번호", width: 0.22 },
          { header: "금액", width: 0.16, align: "end" },
        ],
        rows: movedRows(order),
        footer: ["받은 금액", "", "", formatWon(kept)],
      },
      moneyPart("합계 금액", [
        { term: "결제한 금액", value: formatWon(paid) },
        ...(refund === 0
          ? []
          : [
              {
                term: "환불 금액",
                ...(refundPending > 0 && { hint: `${formatWon(refundPending)}은 환불하고 있어요` }),
                value: formatWon(refund),
              },
            ]),
        // What is kept of a cancelled order compensates us: it is no price, and has no VAT.
        ...(isCancelled
          ? [{ term: "취소 수수료", hint: "부가세 없음", value: formatWon(cancelFee) }]
          : taxFacts(kept)),
        { term: "받은 금액", value: formatWon(kept), isTotal: true },
      ]),
    ],
  };
}

function metaOf({ number, name, today }: PaperOrder): readonly Fact[] {
  return [
    { term: "주문 번호", value: number },
    { term: "주문", value: name },
    { term: "발행일", value: formatKoreanDate(today) },
  ];
}

const moneyPart = (caption: string, facts: readonly Fact[]) =>
  ({ kind: "facts", caption, facts, isMoney: true }) as const;

const supplyIn = (total: number) => supplyOf({ totalAmount: total, vatAmount: vatOf(total) });

const taxFacts = (total: number): readonly Fact[] => [
  { term: "공급가액", value: formatWon(supplyIn(total)) },
  { term: "부가세", value: formatWon(vatOf(total)) },
];

/** Whether rows of a kind and state add to a sum. */
const addsTo = (row: PaperRow, ...sums: readonly (keyof LedgerTotals)[]) =>
  sums.some((sum) => totalsOf([{ ...row, amount: 1 }])[sum] !== 0);

/** The parts of the total. VAT is that of all together, so that each has the part of it that it adds. */
function itemsOf({ name: own, lines, rows }: PaperOrder) {
  let before = 0;
  return rows
    .filter((row) => row.amount !== 0 && addsTo(row, "total"))
    .flatMap(({ kind, amount, detail, name = own }) => {
      const label = kind === "PRICE" ? name : ledgerRowKinds[kind].label;
      const whole = [{ name: [label, detail].filter(Boolean).join(" · "), amount }];
      const price = lines.filter(
        ({ code, amount: part }) => kindOfLine[code] === undefined && part !== 0,
      );
      if (kind !== "PRICE" || name !== own || sumOfLines(price) !== amount) return whole;
      return price.map((line) => ({
        name: [line.label, line.description].filter(Boolean).join(" · "),
        amount: line.amount,
      }));
    })
    .map((item) => {
      const vatAmount = vatOf(before + item.amount) - vatOf(before);
      before += item.amount;
      return {
        name: item.name,
        vatAmount,
        supplyAmount: supplyOf({ totalAmount: item.amount, vatAmount }),
      };
    });
}

function movedRows({ rows, payments }: PaperOrder): readonly (readonly string[])[] {
  return rows
    .filter((row) => addsTo(row, "paid", "refund"))
    .map((row) => {
      const isBack = addsTo(row, "refund");
      const payment = payments.find(({ paid_at: at }) => at !== null && at === row.at);
      const state = isBack ? ledgerRowStateLabel(row) : null;
      return [
        row.at === null ? "-" : paperInstant(row.at),
        [row.name, ledgerRowKinds[row.kind].label, row.detail, state].filter(Boolean).join(" · "),
        (isBack ? null : payment?.imp_uid) ?? "-",
        formatWon(isBack ? -row.amount : row.amount),
      ];
    });
}
