import {
  CompanyInvoiceActionCode,
  CompanyInvoiceStatus,
  CompanyPaymentStatus,
  OrderPaymentType,
  PaymentMethod,
  PaymentStatus,
  ProblemCode,
} from "#model";
import type {
  CompanyInvoice,
  CompanyInvoiceCredit,
  CompanyInvoicePage,
  CompanyPaymentPage,
  CompanyTaxInvoice,
  PaymentOutcome,
  PreparedOrderPayment,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListCompanyPaymentsResponseMock = (
  overrideResponse: Partial<Extract<CompanyPaymentPage, object>> = {},
): CompanyPaymentPage => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    cpayment_id: faker.string.uuid(),
    invoice_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
    wk_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
    title: faker.string.alpha({ length: { min: 10, max: 100 } }),
    status: faker.helpers.arrayElement(Object.values(CompanyPaymentStatus)),
    amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    payment_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
    due_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    failure_reason: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
      null,
    ]),
    paid_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
    created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  })),
  default_payment_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  paging: {
    page: faker.number.int({ min: 1, max: 100000 }),
    limit: faker.number.int({ min: 1, max: 1000 }),
    total: faker.number.int({ min: 0, max: 1001 }),
    total_capped: faker.datatype.boolean(),
    next_cursor: faker.helpers.arrayElement([
      faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,200}"),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getPrepareCompanyPaymentResponseMock = (
  overrideResponse: Partial<Extract<PreparedOrderPayment, object>> = {},
): PreparedOrderPayment => ({
  merchant_uid: (() => `es_${faker.string.alphanumeric(32)}`)(),
  customer_uid: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 100 } }),
    null,
  ]),
  payment_status: faker.helpers.arrayElement(Object.values(PaymentStatus)),
  failure_reason: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
    null,
  ]),
  amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
  method: faker.helpers.arrayElement(Object.values(PaymentMethod)),
  payment_type: faker.helpers.arrayElement(Object.values(OrderPaymentType)),
  account_code: (() => "imp00000000")(),
  pg: (() => "sandbox_card")(),
  pay_method: (() => "card")(),
  buyer: {
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    tel: faker.helpers.arrayElement([
      (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
      null,
    ]),
    email: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
      null,
    ]),
  },
  expires_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getPayCompanyPaymentResponseMock = (
  overrideResponse: Partial<Extract<PaymentOutcome, object>> = {},
): PaymentOutcome => ({
  reference: faker.string.alpha({ length: { min: 10, max: 100 } }),
  payment_status: faker.helpers.arrayElement(Object.values(PaymentStatus)),
  amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  failure_reason: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
    null,
  ]),
  ...overrideResponse,
});

export const getCompleteCompanyPaymentResponseMock = (
  overrideResponse: Partial<Extract<PaymentOutcome, object>> = {},
): PaymentOutcome => ({
  reference: faker.string.alpha({ length: { min: 10, max: 100 } }),
  payment_status: faker.helpers.arrayElement(Object.values(PaymentStatus)),
  amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  failure_reason: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
    null,
  ]),
  ...overrideResponse,
});

export const getListCompanyInvoicesResponseMock = (
  overrideResponse: Partial<Extract<CompanyInvoicePage, object>> = {},
): CompanyInvoicePage => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    number: faker.helpers.fromRegExp("IV[0-9]{6}-[0-9]{6}"),
    month: faker.helpers.fromRegExp("20[0-9]{2}-0[1-9]"),
    status: faker.helpers.arrayElement(Object.values(CompanyInvoiceStatus)),
    actions: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(CompanyInvoiceActionCode)),
        reason: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 500 } }),
          null,
        ]),
        problem: faker.helpers.arrayElement([
          faker.helpers.arrayElement(Object.values(ProblemCode)),
          null,
        ]),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    credited_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    net_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    due_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    due_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    issued_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    paid_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  })),
  paging: {
    page: faker.number.int({ min: 1, max: 100000 }),
    limit: faker.number.int({ min: 1, max: 1000 }),
    total: faker.number.int({ min: 0, max: 1001 }),
    total_capped: faker.datatype.boolean(),
    next_cursor: faker.helpers.arrayElement([
      faker.helpers.fromRegExp("[A-Za-z0-9_-]{1,200}"),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getGetCompanyInvoiceResponseCompanyInvoiceCreditMock = (
  overrideResponse: Partial<CompanyInvoiceCredit> = {},
): CompanyInvoiceCredit => ({
  ...{
    amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    reason: (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
  },
  ...overrideResponse,
});

export const getGetCompanyInvoiceResponseCompanyTaxInvoiceMock = (
  overrideResponse: Partial<CompanyTaxInvoice> = {},
): CompanyTaxInvoice => ({
  ...{
    number: faker.string.alpha({ length: { min: 10, max: 40 } }),
    issued_on: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  },
  ...overrideResponse,
});

export const getGetCompanyInvoiceResponseMock = (
  overrideResponse: Partial<Extract<CompanyInvoice, object>> = {},
): CompanyInvoice => ({
  id: faker.string.uuid(),
  number: faker.helpers.fromRegExp("IV[0-9]{6}-[0-9]{6}"),
  month: faker.helpers.fromRegExp("20[0-9]{2}-0[1-9]"),
  status: faker.helpers.arrayElement(Object.values(CompanyInvoiceStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 1 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CompanyInvoiceActionCode)),
      reason: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 500 } }),
        null,
      ]),
      problem: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(ProblemCode)),
        null,
      ]),
    }),
  ),
  lines: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    label: faker.string.alpha({ length: { min: 10, max: 60 } }),
    description: faker.string.alpha({ length: { min: 10, max: 200 } }),
    quantity: faker.number.int({ min: 0, max: 100000000 }),
    amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
    cid: faker.helpers.arrayElement([faker.string.uuid(), null]),
    wk_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
    credit: faker.helpers.arrayElement([
      { ...getGetCompanyInvoiceResponseCompanyInvoiceCreditMock() },
      null,
    ]),
  })),
  supply_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  credited_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  net_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  due_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  ledger: {
    rows: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
      kind: faker.helpers.arrayElement([
        "PRICE",
        "DISCOUNT",
        "COUPON",
        "CHANGE_DIFFERENCE",
        "CHANGE_FEE",
        "CORRECTION",
        "GOODWILL",
        "UNUSED",
        "DEPOSIT",
        "PAYMENT",
        "CHANGE",
        "BALANCE",
        "EXTRA",
        "CANCEL_FEE",
        "REFUND",
        "EXTRA_REFUND",
        "OUTSIDE_REFUND",
        "EXTRA_OUTSIDE_REFUND",
        "CONTRACT_REFUND",
        "WRITE_OFF",
        "COMPENSATION",
        "CASH_RECEIPT",
      ] as const),
      state: faker.helpers.arrayElement([
        "OPEN",
        "DONE",
        "DECLINED",
        "EXPIRED",
        "CANCELLED",
        "REFUNDED",
        "TAKEN_BACK",
        "WITHDRAWN",
      ] as const),
      amount: faker.number.int(),
      detail: faker.helpers.arrayElement([
        (() =>
          `${faker.number.int({ min: 101, max: 120 })}동 ${faker.number.int({ min: 1, max: 25 })}01호`)(),
        null,
      ]),
      at: faker.helpers.arrayElement([
        (() => faker.date.recent({ days: 7 }).toISOString())(),
        null,
      ]),
      asked_at: faker.helpers.arrayElement([
        (() => faker.date.recent({ days: 7 }).toISOString())(),
        null,
      ]),
      link: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9_-]{22,64}"), null]),
    })),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    balance_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    due_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    to_pay_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    extra_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    cancel_fee_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    refund_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    refund_pending_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    compensation_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    written_off_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  },
  cpayment_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  due_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  charge_on: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  tax_invoice: faker.helpers.arrayElement([
    { ...getGetCompanyInvoiceResponseCompanyTaxInvoiceMock() },
    null,
  ]),
  issued_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  paid_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  ...overrideResponse,
});

export const getListCompanyPaymentsMockHandler = (
  overrideResponse?:
    | CompanyPaymentPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyPaymentPage> | CompanyPaymentPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/payments",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListCompanyPaymentsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPrepareCompanyPaymentMockHandler = (
  overrideResponse?:
    | PreparedOrderPayment
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PreparedOrderPayment> | PreparedOrderPayment),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/company/payments/:cpayId/prepare",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPrepareCompanyPaymentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getPayCompanyPaymentMockHandler = (
  overrideResponse?:
    | PaymentOutcome
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PaymentOutcome> | PaymentOutcome),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/company/payments/:cpayId/payment",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPayCompanyPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCompleteCompanyPaymentMockHandler = (
  overrideResponse?:
    | PaymentOutcome
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PaymentOutcome> | PaymentOutcome),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/users/my/company/payment-complete",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompleteCompanyPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSetCompanyDefaultPaymentMockHandler = (
  overrideResponse?:
    | void
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/users/my/company/default-payment",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      if (typeof overrideResponse === "function") {
        await overrideResponse(info);
      }

      return new HttpResponse(null, { status: 204 });
    },
    options,
  );
};

export const getListCompanyInvoicesMockHandler = (
  overrideResponse?:
    | CompanyInvoicePage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyInvoicePage> | CompanyInvoicePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/v2/invoice",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListCompanyInvoicesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetCompanyInvoiceMockHandler = (
  overrideResponse?:
    | CompanyInvoice
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CompanyInvoice> | CompanyInvoice),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/my/company/v2/invoice/:id",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCompanyInvoiceResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCompanyBillingMock = () => [
  getListCompanyPaymentsMockHandler(),
  getPrepareCompanyPaymentMockHandler(),
  getPayCompanyPaymentMockHandler(),
  getCompleteCompanyPaymentMockHandler(),
  getSetCompanyDefaultPaymentMockHandler(),
  getListCompanyInvoicesMockHandler(),
  getGetCompanyInvoiceMockHandler(),
];
