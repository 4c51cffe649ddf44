import {
  completeCompanyPayment,
  getCompleteCompanyPaymentQueryOptions,
  getGetCompanyInvoiceQueryOptions,
  getListCompanyInvoicesQueryOptions,
  getListCompanyPaymentsQueryOptions,
  payCompanyPayment,
  prepareCompanyPayment,
  type OrderPaymentPreparation,
} from "@damadum/sdk";
import { keepPreviousData } from "@tanstack/react-query";
import {
  payPrepared,
  type PaymentWindowOutcome,
  type WindowControls,
} from "../../../shared/payment/pay-prepared.ts";
import type { ReturnedPayment } from "../../../shared/payment/read-return.ts";
import { paths } from "../../../shared/paths.ts";
import { ROWS_ON_A_PAGE } from "../read-page.ts";
import { MOST_AT_ONCE } from "./most-at-once.ts";

/** The company's newest invoices, for the overview. */
export function recentInvoicesOptions() {
  return getListCompanyInvoicesQueryOptions({ limit: MOST_AT_ONCE });
}

/** One page of the company's invoices, newest first. */
export function invoicePageOptions(page: number) {
  return getListCompanyInvoicesQueryOptions(
    { page, limit: ROWS_ON_A_PAGE },
    { query: { placeholderData: keepPreviousData } },
  );
}

/** One invoice with its lines. */
export function invoiceOptions(id: string) {
  return getGetCompanyInvoiceQueryOptions(id);
}

/** What the company was asked to pay, newest first, and its default way to pay. */
export function companyPaymentsOptions() {
  return getListCompanyPaymentsQueryOptions({ limit: MOST_AT_ONCE });
}

/** The server's word on a payment that somebody came back from. */
export function invoiceConfirmationOptions({ impUid, merchantUid }: ReturnedPayment) {
  return getCompleteCompanyPaymentQueryOptions({ imp_uid: impUid, merchant_uid: merchantUid });
}

/** An invoice, and the payment that it is paid by. */
export interface InvoicePayment {
  readonly invoiceId: string;
  readonly cpaymentId: string;
}

/**
 * Pays an invoice: at once with a registered way to pay, else in the provider's window. The server sets the amount.
 * @throws ApiError, NetworkError, PaymentWindowError
 */
export async function payInvoice(
  { invoiceId, cpaymentId }: InvoicePayment,
  { payment_id, method = "CARD" }: OrderPaymentPreparation,
  controls: WindowControls,
): Promise<PaymentWindowOutcome> {
  if (payment_id !== undefined) {
    const result = await payCompanyPayment(cpaymentId, { payment_id });
    return result.payment_status === "FAILED"
      ? { kind: "failed", reason: result.failure_reason ?? "결제가 거절됐어요." }
      : // Without a window there are no numbers to bring along: the result page asks for the invoice itself.
        { kind: "confirm", href: paths.companyPaymentComplete.getHref(invoiceId) };
  }
  return payPrepared(
    await prepareCompanyPayment(cpaymentId, { method }),
    {
      resultHref: (numbers) => paths.companyPaymentComplete.getHref(invoiceId, numbers),
      complete: ({ impUid, merchantUid }) =>
        completeCompanyPayment({ imp_uid: impUid, merchant_uid: merchantUid }),
    },
    controls,
  );
}
