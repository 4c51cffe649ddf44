import { formatKoreanDate } from "../calendar/format-korean-date.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { companyInvoiceStatus, type CompanyInvoiceStatus } from "./company-invoice-status.ts";
import type { StateView } from "./state-machine.ts";

/** How an invoice is shown to the company's users. */
export interface CompanyInvoiceView extends Pick<StateView, "label" | "badge"> {
  readonly sentence: string;
  readonly isToPay: boolean;
}

/** The words for an invoice in this state, due on a day. @throws RangeError when `dueDate` is not a date */
export function companyInvoiceView(
  status: CompanyInvoiceStatus,
  dueDate: IsoDate,
): CompanyInvoiceView {
  const { label, badge } = companyInvoiceStatus.states[status];
  const day = formatKoreanDate(dueDate);
  const sentences: Readonly<Record<CompanyInvoiceStatus, string>> = {
    ISSUED: `${day}까지 결제해 주세요.`,
    OVERDUE: `결제 기한 ${day}이 지났어요. 결제해 주세요.`,
    PAID: "결제를 마쳤어요.",
    CANCEL: "거둬들인 청구서예요. 결제하지 않아도 돼요.",
  };
  const isToPay = status === "ISSUED" || status === "OVERDUE";
  return { label, badge, sentence: sentences[status], isToPay };
}
