import { inTransaction } from "../../db/transaction.ts";
import { ProblemError } from "../../http/problem-error.ts";
import type { Services } from "../../services.ts";
import { unbillWorks } from "../company-work/bill-works.ts";
import { lockCompany } from "../company/lock-company.ts";
import { changeInvoiceStatus, changePaymentStatus } from "./change-status.ts";
import { findCompanyPayment, findInvoice } from "./store.ts";

/** The operator cancels an unpaid invoice so that another one can be issued. */
export async function cancelCompanyInvoice(
  { db, clock }: Pick<Services, "db" | "clock">,
  input: {
    readonly operatorId: string;
    readonly invoiceId: string;
    readonly reason: string | null;
  },
): Promise<void> {
  const { operatorId, invoiceId, reason } = input;
  await inTransaction(db, async (tx) => {
    const { company_id: companyId, cpayment_id: cpaymentId } = await findInvoice(tx, invoiceId);
    await lockCompany(tx, companyId);
    const invoice = await findInvoice(tx, invoiceId);
    const payment = await findCompanyPayment(tx, cpaymentId);
    const by = { actor: "OPERATOR", actorId: operatorId, reason, now: clock() } as const;
    const change = { ...by, to: "CANCEL" } as const;
    const isCancelled =
      (await changeInvoiceStatus(tx, invoice, change)) &&
      (await changePaymentStatus(tx, payment, change));
    if (!isCancelled) throw new ProblemError("state_conflict");
    await unbillWorks(tx, invoiceId, by.now);
  });
}
