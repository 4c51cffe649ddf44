import {
  CustomPaymentActionCode,
  CustomPaymentStatus,
  OrderPaymentType,
  PaymentMethod,
  PaymentStatus,
  PaymentTypeMode,
  ProblemCode,
} from "#model";
import type { CustomPayment, PaymentOutcome, PreparedOrderPayment } from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getGetCustomPaymentResponseMock = (
  overrideResponse: Partial<Extract<CustomPayment, object>> = {},
): CustomPayment => ({
  url: faker.helpers.fromRegExp("[A-Za-z0-9_-]{22,64}"),
  purpose: faker.helpers.arrayElement(["EXTRA", "BALANCE"] as const),
  status: faker.helpers.arrayElement(Object.values(CustomPaymentStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 2 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CustomPaymentActionCode)),
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
  title: faker.string.alpha({ length: { min: 10, max: 60 } }),
  reason: (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
  photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
    width: (() => faker.number.int({ min: 320, max: 1600 }))(),
    height: (() => faker.number.int({ min: 320, max: 1600 }))(),
  })),
  customer_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 40 } }),
    null,
  ]),
  order_serial: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  own_order_serial: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  payment_type_mode: faker.helpers.arrayElement(Object.values(PaymentTypeMode)),
  expires_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  paid_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  ...overrideResponse,
});

export const getPrepareCustomPaymentResponseMock = (
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

export const getCompleteCustomPaymentResponseMock = (
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

export const getDeclineCustomPaymentResponseMock = (
  overrideResponse: Partial<Extract<CustomPayment, object>> = {},
): CustomPayment => ({
  url: faker.helpers.fromRegExp("[A-Za-z0-9_-]{22,64}"),
  purpose: faker.helpers.arrayElement(["EXTRA", "BALANCE"] as const),
  status: faker.helpers.arrayElement(Object.values(CustomPaymentStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 2 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(CustomPaymentActionCode)),
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
  title: faker.string.alpha({ length: { min: 10, max: 60 } }),
  reason: (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
  photos: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    file_id: faker.string.uuid(),
    key: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 1000 } }), null]),
    width: (() => faker.number.int({ min: 320, max: 1600 }))(),
    height: (() => faker.number.int({ min: 320, max: 1600 }))(),
  })),
  customer_name: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 40 } }),
    null,
  ]),
  order_serial: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  own_order_serial: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 20 } }),
    null,
  ]),
  amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  payment_type_mode: faker.helpers.arrayElement(Object.values(PaymentTypeMode)),
  expires_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  paid_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  ...overrideResponse,
});

export const getGetCustomPaymentMockHandler = (
  overrideResponse?:
    | CustomPayment
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CustomPayment> | CustomPayment),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/payments/custom/:url",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCustomPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPrepareCustomPaymentMockHandler = (
  overrideResponse?:
    | PreparedOrderPayment
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PreparedOrderPayment> | PreparedOrderPayment),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/payments/custom/:url/payments",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPrepareCustomPaymentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCompleteCustomPaymentMockHandler = (
  overrideResponse?:
    | PaymentOutcome
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PaymentOutcome> | PaymentOutcome),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/payments/custom/:url/complete",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompleteCustomPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getDeclineCustomPaymentMockHandler = (
  overrideResponse?:
    | CustomPayment
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CustomPayment> | CustomPayment),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/payments/custom/:url/decline",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getDeclineCustomPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCustomPaymentMock = () => [
  getGetCustomPaymentMockHandler(),
  getPrepareCustomPaymentMockHandler(),
  getCompleteCustomPaymentMockHandler(),
  getDeclineCustomPaymentMockHandler(),
];
