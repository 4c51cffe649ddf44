import type { Tx } from "../../db/tables.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { companySubject } from "../company/subjects.ts";
import {
  balanceLinksOf,
  fitBalanceLinks,
  settledByLinks,
} from "../../money/custom-payment/balance-links.ts";
import type { RefundNeeds } from "../../money/payment/carry-out-refund.ts";
import { decideRefunds } from "../../money/payment/decide-refunds.ts";
import { sendPendingRefunds } from "../../money/payment/send-pending-refunds.ts";
import type { CompanyPaymentRow } from "./store.ts";

/** Refunds what was paid of a locked payment beyond what it still costs, in won, and asks for no more than that. */
export async function refundBeyond(
  tx: Tx,
  services: SubjectNeeds,
  {
    payment,
    left,
    reason,
  }: { readonly payment: CompanyPaymentRow; readonly left: number; readonly reason: string },
): Promise<void> {
  const subject = companySubject.payment(payment.id);
  const subjects = [subject, ...(await balanceLinksOf(tx, [payment.id]))];
  const { paid, writtenOff } = await settledByLinks(tx, subject);
  const held = payment.paid_amount + paid;
  const balance = Math.max(0, left - held - writtenOff);
  await fitBalanceLinks(tx, { subject, balance, now: services.clock() });
  await decideRefunds(tx, services, { subjects, amount: Math.max(0, held - left), reason });
}

export async function sendInvoiceRefunds(services: RefundNeeds, cpaymentId: string): Promise<void> {
  const links = await balanceLinksOf(services.db, [cpaymentId]);
  await sendPendingRefunds(services, companySubject.payment(cpaymentId), ...links);
}
