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
  RescheduleAmount,
  RescheduledStorageOrder,
  StorageAmount,
  StorageOrder,
  StorageOrderPage,
  StoragePlace,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getCalculateStorageOrderAmountResponseMock = (
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

export const getListStorageOrdersResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getListStorageOrdersResponseMock = (
  overrideResponse: Partial<Extract<StorageOrderPage, object>> = {},
): StorageOrderPage => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
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
    box_count: faker.number.int({ min: 1, max: 200 }),
    scope: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(FinalScope)),
      null,
    ]),
    place_address: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    delivery: faker.helpers.arrayElement([
      { ...getListStorageOrdersResponseAppointmentMock() },
      null,
    ]),
    collection: faker.helpers.arrayElement([
      { ...getListStorageOrdersResponseAppointmentMock() },
      null,
    ]),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    due_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
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

export const getCreateStorageOrderResponseStoragePlaceMock = (
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

export const getCreateStorageOrderResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getCreateStorageOrderResponseMock = (
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
  place: faker.helpers.arrayElement([{ ...getCreateStorageOrderResponseStoragePlaceMock() }, null]),
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
    { ...getCreateStorageOrderResponseAppointmentMock() },
    null,
  ]),
  collection: faker.helpers.arrayElement([
    { ...getCreateStorageOrderResponseAppointmentMock() },
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

export const getGetStorageOrderResponseStoragePlaceMock = (
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

export const getGetStorageOrderResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getGetStorageOrderResponseMock = (
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
  place: faker.helpers.arrayElement([{ ...getGetStorageOrderResponseStoragePlaceMock() }, null]),
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
  delivery: faker.helpers.arrayElement([{ ...getGetStorageOrderResponseAppointmentMock() }, null]),
  collection: faker.helpers.arrayElement([
    { ...getGetStorageOrderResponseAppointmentMock() },
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

export const getPrepareStorageOrderPaymentResponseMock = (
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

export const getCompleteStorageOrderPaymentResponseMock = (
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

export const getCancelStorageOrderResponseStoragePlaceMock = (
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

export const getCancelStorageOrderResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getCancelStorageOrderResponseMock = (
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
  place: faker.helpers.arrayElement([{ ...getCancelStorageOrderResponseStoragePlaceMock() }, null]),
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
    { ...getCancelStorageOrderResponseAppointmentMock() },
    null,
  ]),
  collection: faker.helpers.arrayElement([
    { ...getCancelStorageOrderResponseAppointmentMock() },
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

export const getCalculateStorageRescheduleResponseMock = (
  overrideResponse: Partial<Extract<RescheduleAmount, object>> = {},
): RescheduleAmount => ({
  fee_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  difference_amount: faker.number.int({ min: -1000000000, max: 1000000000 }),
  total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  refund_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  order_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  ...overrideResponse,
});

export const getRescheduleStorageOrderResponseStoragePlaceMock = (
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

export const getRescheduleStorageOrderResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getRescheduleStorageOrderResponsePreparedOrderPaymentMock = (
  overrideResponse: Partial<PreparedOrderPayment> = {},
): PreparedOrderPayment => ({
  ...{
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
  },
  ...overrideResponse,
});

export const getRescheduleStorageOrderResponseMock = (
  overrideResponse: Partial<Extract<RescheduledStorageOrder, object>> = {},
): RescheduledStorageOrder => ({
  order: {
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
      { ...getRescheduleStorageOrderResponseStoragePlaceMock() },
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
    scope: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(FinalScope)),
      null,
    ]),
    boxes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        serial: faker.helpers.fromRegExp("BX[0-9A-HJKMNP-TV-Z]{10}"),
        status: faker.helpers.arrayElement(Object.values(BoxStatus)),
      }),
    ),
    delivery: faker.helpers.arrayElement([
      { ...getRescheduleStorageOrderResponseAppointmentMock() },
      null,
    ]),
    collection: faker.helpers.arrayElement([
      { ...getRescheduleStorageOrderResponseAppointmentMock() },
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
      rows: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({
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
          link: faker.helpers.arrayElement([
            faker.helpers.fromRegExp("[A-Za-z0-9_-]{22,64}"),
            null,
          ]),
        }),
      ),
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
  },
  payment: faker.helpers.arrayElement([
    { ...getRescheduleStorageOrderResponsePreparedOrderPaymentMock() },
    null,
  ]),
  ...overrideResponse,
});

export const getCalculateStorageOrderAmountMockHandler = (
  overrideResponse?:
    | StorageAmount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageAmount> | StorageAmount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-orders/amounts",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCalculateStorageOrderAmountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListStorageOrdersMockHandler = (
  overrideResponse?:
    | StorageOrderPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StorageOrderPage> | StorageOrderPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/storage-orders",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListStorageOrdersResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateStorageOrderMockHandler = (
  overrideResponse?:
    | StorageOrder
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageOrder> | StorageOrder),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-orders",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateStorageOrderResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGetStorageOrderMockHandler = (
  overrideResponse?:
    | StorageOrder
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StorageOrder> | StorageOrder),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/storage-orders/:serial",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStorageOrderResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPrepareStorageOrderPaymentMockHandler = (
  overrideResponse?:
    | PreparedOrderPayment
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PreparedOrderPayment> | PreparedOrderPayment),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-orders/:serial/payments",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPrepareStorageOrderPaymentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCompleteStorageOrderPaymentMockHandler = (
  overrideResponse?:
    | PaymentOutcome
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PaymentOutcome> | PaymentOutcome),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-orders/:serial/payments/complete",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompleteStorageOrderPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelStorageOrderMockHandler = (
  overrideResponse?:
    | StorageOrder
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageOrder> | StorageOrder),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-orders/:serial/cancel",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelStorageOrderResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCalculateStorageRescheduleMockHandler = (
  overrideResponse?:
    | RescheduleAmount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RescheduleAmount> | RescheduleAmount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-orders/:serial/reschedule/amount",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCalculateStorageRescheduleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRescheduleStorageOrderMockHandler = (
  overrideResponse?:
    | RescheduledStorageOrder
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RescheduledStorageOrder> | RescheduledStorageOrder),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-orders/:serial/reschedule",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRescheduleStorageOrderResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getStorageOrderMock = () => [
  getCalculateStorageOrderAmountMockHandler(),
  getListStorageOrdersMockHandler(),
  getCreateStorageOrderMockHandler(),
  getGetStorageOrderMockHandler(),
  getPrepareStorageOrderPaymentMockHandler(),
  getCompleteStorageOrderPaymentMockHandler(),
  getCancelStorageOrderMockHandler(),
  getCalculateStorageRescheduleMockHandler(),
  getRescheduleStorageOrderMockHandler(),
];
