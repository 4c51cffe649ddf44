import {
  Actor,
  BoxStatus,
  FinalScope,
  OrderPaymentType,
  PaidPlan,
  PaymentMethod,
  PaymentStatus,
  ProblemCode,
  StorageCarriage,
  StorageGrade,
  StorageOrderActionCode,
  StorageOrderStatus,
  StorageOrderType,
  StoragePriceLineCode,
  StoragePromotion,
} from "#model";
import type {
  Appointment,
  PaymentOutcome,
  PreparedOrderPayment,
  StorageAmount,
  StorageOrder,
  StoragePlace,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getCreateFinalDeliveryResponseStoragePlaceMock = (
  overrideResponse: Partial<StoragePlace> = {},
): StoragePlace => ({
  ...{
    postcode: (() => faker.helpers.arrayElement(["03925", "04769", "13529", "48058"]))(),
    address: (() =>
      faker.helpers.arrayElement([
        "서울 마포구 월드컵북로 396",
        "서울 성동구 왕십리로 83-21",
        "경기 성남시 분당구 판교역로 235",
        "부산 해운대구 센텀남대로 35",
      ]))(),
    detail: (() =>
      `${faker.number.int({ min: 101, max: 120 })}동 ${faker.number.int({ min: 1, max: 25 })}01호`)(),
    floor: (() => faker.helpers.arrayElement([-1, 1, 2, 3, 7, 12, 25]))(),
    carriage: faker.helpers.arrayElement(Object.values(StorageCarriage)),
  },
  ...overrideResponse,
});

export const getCreateFinalDeliveryResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getCreateFinalDeliveryResponseMock = (
  overrideResponse: Partial<Extract<StorageOrder, object>> = {},
): StorageOrder => ({
  serial: faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
  type: faker.helpers.arrayElement(Object.values(StorageOrderType)),
  status: faker.helpers.arrayElement(Object.values(StorageOrderStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(StorageOrderActionCode)),
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
  origin_serial: faker.helpers.arrayElement([
    faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
    null,
  ]),
  contract_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  place: faker.helpers.arrayElement([
    { ...getCreateFinalDeliveryResponseStoragePlaceMock() },
    null,
  ]),
  grade: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(StorageGrade)),
    null,
  ]),
  months: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 36 }), null]),
  payment_type: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(OrderPaymentType)),
    null,
  ]),
  promotion: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(StoragePromotion)),
    null,
  ]),
  box_count: faker.number.int({ min: 1, max: 200 }),
  use_boxes: faker.helpers.arrayElement([faker.datatype.boolean(), null]),
  heavy_load: faker.helpers.arrayElement([faker.datatype.boolean(), null]),
  helper_count: (() => faker.number.int({ min: 0, max: 3 }))(),
  scope: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(FinalScope)), null]),
  boxes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
    status: faker.helpers.arrayElement(Object.values(BoxStatus)),
  })),
  delivery: faker.helpers.arrayElement([
    { ...getCreateFinalDeliveryResponseAppointmentMock() },
    null,
  ]),
  collection: faker.helpers.arrayElement([
    { ...getCreateFinalDeliveryResponseAppointmentMock() },
    null,
  ]),
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  amount: {
    price_version: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    lines: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(StoragePriceLineCode)),
        label: faker.string.alpha({ length: { min: 10, max: 40 } }),
        description: faker.string.alpha({ length: { min: 10, max: 200 } }),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    refund_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  },
  paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  payments: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      merchant_uid: (() => `es_${faker.string.alphanumeric(32)}`)(),
      imp_uid: faker.helpers.arrayElement([(() => `imp_${faker.string.numeric(12)}`)(), null]),
      plan: faker.helpers.arrayElement(Object.values(PaidPlan)),
      method: faker.helpers.arrayElement(Object.values(PaymentMethod)),
      payment_type: faker.helpers.arrayElement(Object.values(OrderPaymentType)),
      status: faker.helpers.arrayElement(Object.values(PaymentStatus)),
      amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
      refunded_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
      failure_reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
      paid_at: faker.helpers.arrayElement([
        (() => faker.date.recent({ days: 7 }).toISOString())(),
        null,
      ]),
    }),
  ),
  cancel_fee_amount: faker.helpers.arrayElement([
    (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    null,
  ]),
  cancel_refund_amount: faker.helpers.arrayElement([
    (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    null,
  ]),
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
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(StorageOrderStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(StorageOrderStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getCreateFinalDisposalResponseStoragePlaceMock = (
  overrideResponse: Partial<StoragePlace> = {},
): StoragePlace => ({
  ...{
    postcode: (() => faker.helpers.arrayElement(["03925", "04769", "13529", "48058"]))(),
    address: (() =>
      faker.helpers.arrayElement([
        "서울 마포구 월드컵북로 396",
        "서울 성동구 왕십리로 83-21",
        "경기 성남시 분당구 판교역로 235",
        "부산 해운대구 센텀남대로 35",
      ]))(),
    detail: (() =>
      `${faker.number.int({ min: 101, max: 120 })}동 ${faker.number.int({ min: 1, max: 25 })}01호`)(),
    floor: (() => faker.helpers.arrayElement([-1, 1, 2, 3, 7, 12, 25]))(),
    carriage: faker.helpers.arrayElement(Object.values(StorageCarriage)),
  },
  ...overrideResponse,
});

export const getCreateFinalDisposalResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getCreateFinalDisposalResponseMock = (
  overrideResponse: Partial<Extract<StorageOrder, object>> = {},
): StorageOrder => ({
  serial: faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
  type: faker.helpers.arrayElement(Object.values(StorageOrderType)),
  status: faker.helpers.arrayElement(Object.values(StorageOrderStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(StorageOrderActionCode)),
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
  origin_serial: faker.helpers.arrayElement([
    faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
    null,
  ]),
  contract_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  place: faker.helpers.arrayElement([
    { ...getCreateFinalDisposalResponseStoragePlaceMock() },
    null,
  ]),
  grade: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(StorageGrade)),
    null,
  ]),
  months: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 36 }), null]),
  payment_type: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(OrderPaymentType)),
    null,
  ]),
  promotion: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(StoragePromotion)),
    null,
  ]),
  box_count: faker.number.int({ min: 1, max: 200 }),
  use_boxes: faker.helpers.arrayElement([faker.datatype.boolean(), null]),
  heavy_load: faker.helpers.arrayElement([faker.datatype.boolean(), null]),
  helper_count: (() => faker.number.int({ min: 0, max: 3 }))(),
  scope: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(FinalScope)), null]),
  boxes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
    status: faker.helpers.arrayElement(Object.values(BoxStatus)),
  })),
  delivery: faker.helpers.arrayElement([
    { ...getCreateFinalDisposalResponseAppointmentMock() },
    null,
  ]),
  collection: faker.helpers.arrayElement([
    { ...getCreateFinalDisposalResponseAppointmentMock() },
    null,
  ]),
  memo: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["피아노가 있어요.", "주차장이 좁아요."]))(),
    null,
  ]),
  amount: {
    price_version: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    lines: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(StoragePriceLineCode)),
        label: faker.string.alpha({ length: { min: 10, max: 40 } }),
        description: faker.string.alpha({ length: { min: 10, max: 200 } }),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    refund_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  },
  paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  payments: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      merchant_uid: (() => `es_${faker.string.alphanumeric(32)}`)(),
      imp_uid: faker.helpers.arrayElement([(() => `imp_${faker.string.numeric(12)}`)(), null]),
      plan: faker.helpers.arrayElement(Object.values(PaidPlan)),
      method: faker.helpers.arrayElement(Object.values(PaymentMethod)),
      payment_type: faker.helpers.arrayElement(Object.values(OrderPaymentType)),
      status: faker.helpers.arrayElement(Object.values(PaymentStatus)),
      amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
      refunded_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
      failure_reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
      paid_at: faker.helpers.arrayElement([
        (() => faker.date.recent({ days: 7 }).toISOString())(),
        null,
      ]),
    }),
  ),
  cancel_fee_amount: faker.helpers.arrayElement([
    (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    null,
  ]),
  cancel_refund_amount: faker.helpers.arrayElement([
    (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    null,
  ]),
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
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(StorageOrderStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(StorageOrderStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getCalculateStorageFinalAmountResponseMock = (
  overrideResponse: Partial<Extract<StorageAmount, object>> = {},
): StorageAmount => ({
  price_version: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  lines: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    code: faker.helpers.arrayElement(Object.values(StoragePriceLineCode)),
    label: faker.string.alpha({ length: { min: 10, max: 40 } }),
    description: faker.string.alpha({ length: { min: 10, max: 200 } }),
    amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
  })),
  total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  refund_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  ...overrideResponse,
});

export const getPrepareStorageFinalPaymentResponseMock = (
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

export const getCompleteStorageFinalPaymentResponseMock = (
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

export const getCreateFinalDeliveryMockHandler = (
  overrideResponse?:
    | StorageOrder
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageOrder> | StorageOrder),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-orders/:serial/finish-delivery",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateFinalDeliveryResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCreateFinalDisposalMockHandler = (
  overrideResponse?:
    | StorageOrder
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageOrder> | StorageOrder),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-orders/:serial/finish-dispose",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateFinalDisposalResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCalculateStorageFinalAmountMockHandler = (
  overrideResponse?:
    | StorageAmount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageAmount> | StorageAmount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-final/amount",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCalculateStorageFinalAmountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPrepareStorageFinalPaymentMockHandler = (
  overrideResponse?:
    | PreparedOrderPayment
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PreparedOrderPayment> | PreparedOrderPayment),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-final/:serial/payments",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPrepareStorageFinalPaymentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCompleteStorageFinalPaymentMockHandler = (
  overrideResponse?:
    | PaymentOutcome
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PaymentOutcome> | PaymentOutcome),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-final/:serial/payments/complete",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompleteStorageFinalPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getStorageFinalMock = () => [
  getCreateFinalDeliveryMockHandler(),
  getCreateFinalDisposalMockHandler(),
  getCalculateStorageFinalAmountMockHandler(),
  getPrepareStorageFinalPaymentMockHandler(),
  getCompleteStorageFinalPaymentMockHandler(),
];
