import { formatKoreanDate, formatKoreanMonth, formatWon } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { findDefaultPayment } from "../company/default-payment.ts";
import { firstPersonOf } from "../company/first-person-of.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/notice-facts.ts";
import { findInvoice } from "./store.ts";

/** The facts of a company's notice about an invoice. */
export async function noticeOfInvoice(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const invoice = await findInvoice(db, subjectId);
  const userId = await firstPersonOf(db, invoice.company_id);
  if (userId === null) return null;
  const { charge_on: chargeOn } = invoice;
  const usual = chargeOn === null ? null : await findDefaultPayment(db, invoice.company_id);
  const variables = {
    청구서: invoice.number,
    달: formatKoreanMonth(invoice.month),
    금액: formatWon(invoice.total_amount),
    기한: formatKoreanDate(invoice.due_date),
    결제일: chargeOn === null || usual === null ? "없음" : formatKoreanDate(chargeOn),
  };
  return { userId, variables };
}
