import * as mock from "../../generated/company-billing/company-billing.msw.ts";
import type { CompanyInvoiceStatus } from "../../generated/model.schemas.ts";
import { PrepareCompanyPaymentBody } from "../../generated/zod/company-billing.ts";
import {
  companyInvoice,
  companyInvoices,
  companyPayment,
  companyPaymentId,
  companyPayments,
  creditedCompanyInvoice,
  partlyRefundedCompanyInvoice,
  refundedCompanyInvoice,
  preparedCompanyPayment,
} from "../fixtures/company-billing.ts";
import { bodyOf, companys } from "./failing.ts";
import { outcomes } from "./order-payment.ts";
import { onlyPage } from "./pages.ts";

const due = { reference: companyPaymentId, amount: 1_686_300 };

export function companyBillingScenarios(day: string) {
  const inState = (status: CompanyInvoiceStatus) =>
    mock.getGetCompanyInvoiceMockHandler(companyInvoice(status, day));
  const payments = companyPayments(day);
  const paymentPage = (items: typeof payments, default_payment_id: string | null = null) =>
    mock.getListCompanyPaymentsMockHandler({ ...onlyPage(items), default_payment_id });
  return {
    listCompanyPayments: companys(mock.getListCompanyPaymentsMockHandler, () => ({
      payments: paymentPage(payments),
      waiting: paymentPage([companyPayment("WAIT", day)]),
      byItself: paymentPage(payments, "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1c01"),
      empty: paymentPage([]),
    })),
    prepareCompanyPayment: companys(mock.getPrepareCompanyPaymentMockHandler, (reply, problem) => ({
      ready: reply(async ({ request }) => {
        const { method } = await bodyOf(request, PrepareCompanyPaymentBody);
        return preparedCompanyPayment(method, day);
      }),
      alreadyPaid: problem("already_paid"),
      missing: problem("not_found"),
    })),
    payCompanyPayment: companys(mock.getPayCompanyPaymentMockHandler, (reply, problem) => ({
      paid: reply({ ...due, ...outcomes.paid }),
      failed: reply({ ...due, ...outcomes.failed }),
      cancelled: problem("state_conflict"),
      missing: problem("not_found"),
      providerUnavailable: problem("provider_unavailable"),
    })),
    completeCompanyPayment: companys(
      mock.getCompleteCompanyPaymentMockHandler,
      (reply, problem) => ({
        paid: reply({ ...due, ...outcomes.paid }),
        pending: reply({ ...due, ...outcomes.pending }),
        failed: reply({ ...due, ...outcomes.failed }),
        missing: problem("not_found"),
        providerUnavailable: problem("provider_unavailable"),
      }),
    ),
    setCompanyDefaultPayment: companys(mock.getSetCompanyDefaultPaymentMockHandler, (reply) => ({
      set: reply(),
    })),
    listCompanyInvoices: companys(mock.getListCompanyInvoicesMockHandler, (reply) => ({
      invoices: reply(onlyPage(companyInvoices(day))),
      empty: reply(onlyPage([])),
    })),
    getCompanyInvoice: companys(mock.getGetCompanyInvoiceMockHandler, (reply, problem) => ({
      credited: reply(creditedCompanyInvoice(day)),
      partlyTakenBack: reply(partlyRefundedCompanyInvoice(day)),
      refunded: reply(refundedCompanyInvoice(day)),
      ISSUED: inState("ISSUED"),
      OVERDUE: inState("OVERDUE"),
      PAID: inState("PAID"),
      CANCEL: inState("CANCEL"),
      missing: problem("not_found"),
    })),
  };
}
