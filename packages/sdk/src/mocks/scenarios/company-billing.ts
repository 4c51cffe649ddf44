import {
  getCompleteCompanyPaymentMockHandler,
  getGetCompanyInvoiceMockHandler,
  getListCompanyInvoicesMockHandler,
  getListCompanyPaymentsMockHandler,
  getPayCompanyPaymentMockHandler,
  getPrepareCompanyPaymentMockHandler,
  getSetCompanyDefaultPaymentMockHandler,
} from "../../generated/company-billing/company-billing.msw.ts";
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
import { bodyOf, companyFailures, mockProblem } from "./failing.ts";
import { outcomes } from "./order-payment.ts";
import { onlyPage } from "./pages.ts";

const due = { reference: companyPaymentId, amount: 1_686_300 };

/** Invoices of a company, and paying them. */
export function companyBillingScenarios(day: string) {
  const inState = (status: CompanyInvoiceStatus) =>
    getGetCompanyInvoiceMockHandler(companyInvoice(status, day));
  const payments = companyPayments(day);
  const paymentPage = (items: typeof payments, default_payment_id: string | null = null) =>
    getListCompanyPaymentsMockHandler({ ...onlyPage(items), default_payment_id });
  return {
    listCompanyPayments: {
      payments: paymentPage(payments),
      waiting: paymentPage([companyPayment("WAIT", day)]),
      byItself: paymentPage(payments, "0193f1c2-6f1e-7c3a-9b1e-2f6d3a9c1c01"),
      empty: paymentPage([]),
      ...companyFailures(getListCompanyPaymentsMockHandler),
    },
    prepareCompanyPayment: {
      ready: getPrepareCompanyPaymentMockHandler(async ({ request }) => {
        const { method } = await bodyOf(request, PrepareCompanyPaymentBody);
        return preparedCompanyPayment(method, day);
      }),
      alreadyPaid: mockProblem(getPrepareCompanyPaymentMockHandler, "already_paid"),
      missing: mockProblem(getPrepareCompanyPaymentMockHandler, "not_found"),
      ...companyFailures(getPrepareCompanyPaymentMockHandler),
    },
    payCompanyPayment: {
      paid: getPayCompanyPaymentMockHandler({ ...due, ...outcomes.paid }),
      failed: getPayCompanyPaymentMockHandler({ ...due, ...outcomes.failed }),
      cancelled: mockProblem(getPayCompanyPaymentMockHandler, "state_conflict"),
      missing: mockProblem(getPayCompanyPaymentMockHandler, "not_found"),
      providerUnavailable: mockProblem(getPayCompanyPaymentMockHandler, "provider_unavailable"),
      ...companyFailures(getPayCompanyPaymentMockHandler),
    },
    completeCompanyPayment: {
      paid: getCompleteCompanyPaymentMockHandler({ ...due, ...outcomes.paid }),
      pending: getCompleteCompanyPaymentMockHandler({ ...due, ...outcomes.pending }),
      failed: getCompleteCompanyPaymentMockHandler({ ...due, ...outcomes.failed }),
      missing: mockProblem(getCompleteCompanyPaymentMockHandler, "not_found"),
      providerUnavailable: mockProblem(
        getCompleteCompanyPaymentMockHandler,
        "provider_unavailable",
      ),
      ...companyFailures(getCompleteCompanyPaymentMockHandler),
    },
    setCompanyDefaultPayment: {
      set: getSetCompanyDefaultPaymentMockHandler(),
      ...companyFailures(getSetCompanyDefaultPaymentMockHandler),
    },
    listCompanyInvoices: {
      invoices: getListCompanyInvoicesMockHandler(onlyPage(companyInvoices(day))),
      empty: getListCompanyInvoicesMockHandler(onlyPage([])),
      ...companyFailures(getListCompanyInvoicesMockHandler),
    },
    getCompanyInvoice: {
      credited: getGetCompanyInvoiceMockHandler(creditedCompanyInvoice(day)),
      partlyTakenBack: getGetCompanyInvoiceMockHandler(partlyRefundedCompanyInvoice(day)),
      refunded: getGetCompanyInvoiceMockHandler(refundedCompanyInvoice(day)),
      ISSUED: inState("ISSUED"),
      OVERDUE: inState("OVERDUE"),
      PAID: inState("PAID"),
      CANCEL: inState("CANCEL"),
      missing: mockProblem(getGetCompanyInvoiceMockHandler, "not_found"),
      ...companyFailures(getGetCompanyInvoiceMockHandler),
    },
  };
}
