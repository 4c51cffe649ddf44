import { WITHDRAWN_INVOICE } from "../actions/company-actions.ts";
import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { formatWon } from "../money/format-won.ts";
import {
  companyInvoiceStatus,
  type CompanyInvoiceStatus,
} from "../states/company-invoice-status.ts";
import type { StateView } from "../states/state-machine.ts";

/** How an invoice is shown to the company's users. */
export interface CompanyInvoiceView extends Pick<StateView, "label" | "badge"> {
  readonly sentence: string;
}

interface Row extends Pick<CompanyInvoiceView, "sentence"> {
  /** The sentence once money of it went back. */
  readonly refunded?: string;
  /** What happened when the state began: its notice and, once paid, the result. */
  readonly event: string;
}

/** `{due}` stands for the last day to pay, `{refund}` for what went back. */
const rows: Readonly<Record<CompanyInvoiceStatus, Row>> = {
  ISSUED: { sentence: "{due}까지 결제해 주세요.", event: "청구서가 나왔어요" },
  OVERDUE: {
    sentence: "결제 기한 {due}이 지났어요. 결제해 주세요.",
    event: "청구서의 결제 기한이 지났어요",
  },
  PAID: {
    sentence: "결제를 마쳤어요.",
    refunded: "결제를 마쳤어요. {refund}.",
    event: "청구서를 결제했어요",
  },
  CANCEL: {
    sentence: WITHDRAWN_INVOICE,
    refunded: "거둬들인 청구서예요. {refund}.",
    event: "청구서를 거둬들였어요",
  },
};

/** A part was taken back at the payment provider, and a link asks for it. `{owed}` stands for that part. */
const takenBack = {
  label: "일부 결제 대기",
  badge: "warning",
  sentence: "결제사에서 환불된 {owed}을 다시 결제해 주세요.",
} as const satisfies CompanyInvoiceView;

/** What of an invoice went back, in won, what of it is on its way, and what is due now. */
export interface InvoiceMoney {
  readonly amount: number;
  readonly pendingAmount: number;
  readonly dueAmount: number;
}

/** The words for an invoice in this state, due on a day. @throws RangeError when `dueDate` is not a date */
export function companyInvoiceView(
  status: CompanyInvoiceStatus,
  dueDate: IsoDate,
  money: InvoiceMoney = { amount: 0, pendingAmount: 0, dueAmount: 0 },
): CompanyInvoiceView {
  if (status === "PAID" && money.dueAmount > 0) {
    const sentence = takenBack.sentence.replace("{owed}", formatWon(money.dueAmount));
    return { ...takenBack, sentence };
  }
  const { label, badge } = companyInvoiceStatus.states[status];
  const { sentence, refunded = sentence } = rows[status];
  const filled = (money.amount > 0 ? refunded : sentence)
    .replace("{due}", formatKoreanDate(dueDate))
    .replace("{refund}", refundWords(money));
  return { label, badge, sentence: filled };
}

/** What happened to an invoice when it came into a state, as its notice and its paid result say it. */
export function companyInvoiceEvent(status: CompanyInvoiceStatus): string {
  return rows[status].event;
}

function refundWords({ amount, pendingAmount }: InvoiceMoney): string {
  return `${formatWon(amount)}을 ${pendingAmount === 0 ? "환불했어요" : "환불하고 있어요"}`;
}
