import {
  getCompleteCompanyPaymentMockHandler,
  getGetCompanyInvoiceMockHandler,
  getListCompanyInvoicesMockHandler,
  getListCompanyPaymentsMockHandler,
  getPayCompanyPaymentMockHandler,
  getPrepareCompanyPaymentMockHandler,
  getSetCompanyDefaultPaymentMockHandler,
} from "../../generated/company-billing/company-billing.msw.ts";
import type {
  CompanyInvoiceStatus,
  PaymentOutcome,
  PaymentStatus,
} from "../../generated/model.schemas.ts";
import { PrepareCompanyPaymentBody } from "../../generated/zod/company-billing.ts";
import {
  companyInvoice,
  companyInvoices,
  companyPayment,
  companyPaymentId,
  companyPayments,
  preparedCompanyPayment,
} from "../fixtures/company-billing.ts";
import { bodyOf, companyFailures, mockProblem } from "./failing.ts";
import { pageOf } from "./pages.ts";
import { ALREADY_PAID, MISSING, PROVIDER_UNAVAILABLE, STATE_CONFLICT } from "./sentences.ts";

const outcome = (
  payment_status: PaymentStatus,
  failure_reason: string | null = null,
): PaymentOutcome => ({
  reference: companyPaymentId,
  payment_status,
  amount: 1_686_300,
  failure_reason,
});

/** Invoices of a company, and paying them. */
export function companyBillingScenarios(day: string) {
  const inState = (status: CompanyInvoiceStatus) =>
    getGetCompanyInvoiceMockHandler(companyInvoice(status, day));
  const invoices = companyInvoices(day);
  const payments = companyPayments(day);
  const paymentPage = (items: typeof payments, payment_id: string | null = null) =>
    getListCompanyPaymentsMockHandler({
      items,
      default_payment_id: payment_id,
      paging: pageOf(items),
    });
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
      alreadyPaid: mockProblem(
        getPrepareCompanyPaymentMockHandler,
        409,
        "already_paid",
        ALREADY_PAID,
      ),
      missing: mockProblem(getPrepareCompanyPaymentMockHandler, 404, "not_found", MISSING),
      ...companyFailures(getPrepareCompanyPaymentMockHandler),
    },
    payCompanyPayment: {
      paid: getPayCompanyPaymentMockHandler(outcome("PAID")),
      failed: getPayCompanyPaymentMockHandler(outcome("FAILED", "카드 한도를 넘었어요.")),
      cancelled: mockProblem(
        getPayCompanyPaymentMockHandler,
        409,
        "state_conflict",
        STATE_CONFLICT,
      ),
      missing: mockProblem(getPayCompanyPaymentMockHandler, 404, "not_found", MISSING),
      providerUnavailable: mockProblem(
        getPayCompanyPaymentMockHandler,
        503,
        "provider_unavailable",
        PROVIDER_UNAVAILABLE,
      ),
      ...companyFailures(getPayCompanyPaymentMockHandler),
    },
    completeCompanyPayment: {
      paid: getCompleteCompanyPaymentMockHandler(outcome("PAID")),
      pending: getCompleteCompanyPaymentMockHandler(outcome("READY")),
      failed: getCompleteCompanyPaymentMockHandler(outcome("FAILED", "카드 한도를 넘었어요.")),
      missing: mockProblem(getCompleteCompanyPaymentMockHandler, 404, "not_found", MISSING),
      providerUnavailable: mockProblem(
        getCompleteCompanyPaymentMockHandler,
        503,
        "provider_unavailable",
        PROVIDER_UNAVAILABLE,
      ),
      ...companyFailures(getCompleteCompanyPaymentMockHandler),
    },
    setCompanyDefaultPayment: {
      set: getSetCompanyDefaultPaymentMockHandler(),
      ...companyFailures(getSetCompanyDefaultPaymentMockHandler),
    },
    listCompanyInvoices: {
      invoices: getListCompanyInvoicesMockHandler({
        items: invoices,
        paging: pageOf(invoices),
      }),
      empty: getListCompanyInvoicesMockHandler({ items: [], paging: pageOf([]) }),
      ...companyFailures(getListCompanyInvoicesMockHandler),
    },
    getCompanyInvoice: {
      ISSUED: inState("ISSUED"),
      OVERDUE: inState("OVERDUE"),
      PAID: inState("PAID"),
      CANCEL: inState("CANCEL"),
      missing: mockProblem(getGetCompanyInvoiceMockHandler, 404, "not_found", MISSING),
      ...companyFailures(getGetCompanyInvoiceMockHandler),
    },
  };
}
