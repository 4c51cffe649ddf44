import { formatWon } from "@damadum/domain";
import type { Connection } from "../../db/tables.ts";
import { firstPersonOf } from "../company/first-person-of.ts";
import type { NoticeFacts, NotifiedChange } from "../../subject/notice-facts.ts";
import { findCompanyPayment } from "./store.ts";

/** The facts of a company's notice about a payment. */
export async function noticeOfPayment(
  db: Connection,
  { subjectId }: NotifiedChange,
): Promise<NoticeFacts | null> {
  const payment = await findCompanyPayment(db, subjectId);
  const userId = await firstPersonOf(db, payment.company_id);
  if (userId === null) return null;
  return { userId, variables: { 내용: payment.title, 금액: formatWon(payment.amount) } };
}
