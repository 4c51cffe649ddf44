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
  /** Whether it is paid as a whole, with its own payment. */
  readonly isToPay: boolean;
}

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
  const { label, badge } = companyInvoiceStatus.states[status];
  if (status === "PAID" && money.dueAmount > 0) {
    // A part was taken back at the payment provider, and a link asks for it.
    const sentence = `결제사에서 취소된 ${formatWon(money.dueAmount)}을 다시 결제해 주세요.`;
    return { label: "일부 결제 대기", badge: "warning", sentence, isToPay: false };
  }
  const day = formatKoreanDate(dueDate);
  const sentences: Readonly<Record<CompanyInvoiceStatus, string>> = {
    ISSUED: `${day}까지 결제해 주세요.`,
    OVERDUE: `결제 기한 ${day}이 지났어요. 결제해 주세요.`,
    PAID: ["결제를 마쳤어요.", ...refundSentence(money)].join(" "),
    CANCEL: ["거둬들인 청구서예요.", ...cancelSentence(money)].join(" "),
  };
  const isToPay = status === "ISSUED" || status === "OVERDUE";
  return { label, badge, sentence: sentences[status], isToPay };
}

function cancelSentence(money: InvoiceMoney): readonly string[] {
  const back = refundSentence(money);
  return back.length > 0 ? back : ["결제하지 않아도 돼요."];
}

function refundSentence({ amount, pendingAmount }: InvoiceMoney): readonly string[] {
  if (amount === 0) return [];
  const done = pendingAmount === 0 ? "돌려 드렸어요" : "돌려 드리고 있어요";
  return [`${formatWon(amount)}을 ${done}.`];
}
