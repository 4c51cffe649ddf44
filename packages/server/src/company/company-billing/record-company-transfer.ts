import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { companySubject } from "../company/subjects.ts";
import { insertHandPayment, type HandPayment } from "../../money/payment/insert-hand-payment.ts";
import { acceptCompanyPayment } from "./company-payment-subject.ts";
import { lockCompanyPayment, requirePayable } from "./lock-company-payment.ts";
import { findInvoice } from "./store.ts";

/**
 * Records the transfer that pays an invoice; a window that is still open gives its money back afterwards. Throws
 * amount_mismatch for another amount than is due, already_paid, state_conflict for a cancelled invoice, and as
 * `insertHandPayment` does.
 */
export async function recordCompanyTransfer(
  services: Pick<Services, "db" | "clock" | "ids">,
  { invoiceId, ...taken }: Omit<HandPayment, "method"> & { readonly invoiceId: string },
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { cpayment_id: id } = await findInvoice(tx, invoiceId);
    const asked = await lockCompanyPayment(tx, id);
    const subject = companySubject.payment(id);
    const input = { ...taken, method: "TRANSFER", subject, serial: id, userId: null } as const;
    // First of all, because one that was recorded before has paid the invoice.
    const payment = await insertHandPayment(tx, services, { ...input, plan: "FULL" });
    if (payment === null) return;
    requirePayable(asked);
    if (taken.amount !== asked.amount) throw new ProblemError("amount_mismatch");
    const refusal = await acceptCompanyPayment(tx, services, { asked, payment });
    if (refusal !== null) throw new ProblemError(refusal);
  });
}
