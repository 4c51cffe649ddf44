import {
  Actor,
  BoxStatus,
  Carriage,
  FinalScope,
  MoveActionCode,
  MoveStatus,
  OrderPaymentType,
  PaidMethod,
  PaidPlan,
  PaymentMethod,
  PaymentStatus,
  PriceLineCode,
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
  Customer,
  Estimate,
  OperatorCreatedOrder,
  OperatorCustomer,
  OperatorNext,
  OperatorOrder,
  StorageOrder,
  StoragePlace,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getCreateOperatorOrderResponseMock = (
  overrideResponse: Partial<Extract<OperatorCreatedOrder, object>> = {},
): OperatorCreatedOrder => ({
  serial: faker.string.alpha({ length: { min: 10, max: 40 } }),
  amount: faker.number.int({ min: 1 }),
  link: faker.internet.url(),
  ...overrideResponse,
});

export const getGetOperatorOrderResponseOperatorCustomerMock = (
  overrideResponse: Partial<OperatorCustomer> = {},
): OperatorCustomer => ({
  ...{
    username: (() => faker.helpers.arrayElement(["demo-member", "damadum01", "box_lover"]))(),
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    phone_number: faker.helpers.arrayElement([
      (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
      null,
    ]),
    email: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["dama@example.com", "box@example.com"]))(),
      null,
    ]),
    orders: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        kind: faker.helpers.arrayElement(["MOVE", "STORAGE"] as const),
        serial: faker.string.alpha({ length: { min: 10, max: 40 } }),
        day: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
        status_label: faker.string.alpha({ length: { min: 10, max: 30 } }),
      }),
    ),
  },
  ...overrideResponse,
});

export const getGetOperatorOrderResponseCustomerMock = (
  overrideResponse: Partial<Customer> = {},
): Customer => ({
  ...{
    name: (() => faker.helpers.arrayElement(["김담아", "이보관", "박상자", "최이동"]))(),
    phone_number: faker.helpers.arrayElement([
      (() => `010-${faker.string.numeric(4)}-${faker.string.numeric(4)}`)(),
      null,
    ]),
  },
  ...overrideResponse,
});

export const getGetOperatorOrderResponseEstimateMock = (
  overrideResponse: Partial<Estimate> = {},
): Estimate => ({
  ...{
    serial: faker.helpers.fromRegExp("MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
    status: faker.helpers.arrayElement(Object.values(MoveStatus)),
    actions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(MoveActionCode)),
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
    review_rating: faker.helpers.arrayElement([faker.number.int({ min: 1, max: 5 }), null]),
    draft: {
      start: {
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
        carriage: faker.helpers.arrayElement(Object.values(Carriage)),
      },
      destination: {
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
        carriage: faker.helpers.arrayElement(Object.values(Carriage)),
      },
      move_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      move_time: (() =>
        faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
      items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({
          item_id: (() =>
            faker.helpers.arrayElement(["bed-single", "desk", "fridge", "box-large"]))(),
          count: faker.number.int({ min: 1, max: 99 }),
        }),
      ),
      use_boxes: faker.datatype.boolean(),
      ...(faker.datatype.boolean()
        ? {
            box_rental: {
              box_count: faker.number.int({ min: 1, max: 200 }),
              delivery: {
                date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
                time: (() =>
                  faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
              },
              collection: {
                date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
                time: (() =>
                  faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
              },
            },
          }
        : {}),
      heavy_load: faker.datatype.boolean(),
      extra_help: faker.datatype.boolean(),
      ...(faker.datatype.boolean() ? { helper_count: faker.number.int({ min: 1, max: 5 }) } : {}),
      ...(faker.datatype.boolean() ? { coupon_id: faker.string.uuid() } : {}),
      ...(faker.datatype.boolean()
        ? { memo: faker.string.alpha({ length: { min: 10, max: 500 } }) }
        : {}),
    },
    amount: {
      price_version: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      lines: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
        () => ({
          code: faker.helpers.arrayElement(Object.values(PriceLineCode)),
          label: (() => faker.helpers.arrayElement(["기본 요금", "부피", "거리", "박스 대여"]))(),
          description: (() =>
            faker.helpers.arrayElement(["1톤 트럭과 작업자 1명", "서울 → 서울"]))(),
          amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
        }),
      ),
      total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
      vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
      deposit_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
      volume_count: (() => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }))(),
      truck: (() =>
        faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
      crew_count: (() => faker.number.int({ min: 1, max: 6 }))(),
    },
    paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    balance_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
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
    payments: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        merchant_uid: (() => `es_${faker.string.alphanumeric(32)}`)(),
        imp_uid: faker.helpers.arrayElement([(() => `imp_${faker.string.numeric(12)}`)(), null]),
        plan: faker.helpers.arrayElement(Object.values(PaidPlan)),
        method: faker.helpers.arrayElement(Object.values(PaidMethod)),
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
    history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        from: faker.helpers.arrayElement([
          faker.helpers.arrayElement(Object.values(MoveStatus)),
          null,
        ]),
        to: faker.helpers.arrayElement(Object.values(MoveStatus)),
        at: (() => faker.date.recent({ days: 7 }).toISOString())(),
        reason: faker.helpers.arrayElement([
          (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
          null,
        ]),
      }),
    ),
    customer: faker.helpers.arrayElement([{ ...getGetOperatorOrderResponseCustomerMock() }, null]),
    visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
    created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  },
  ...overrideResponse,
});

export const getGetOperatorOrderResponseStoragePlaceMock = (
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

export const getGetOperatorOrderResponseAppointmentMock = (
  overrideResponse: Partial<Appointment> = {},
): Appointment => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
  },
  ...overrideResponse,
});

export const getGetOperatorOrderResponseStorageOrderMock = (
  overrideResponse: Partial<StorageOrder> = {},
): StorageOrder => ({
  ...{
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
    place: faker.helpers.arrayElement([{ ...getGetOperatorOrderResponseStoragePlaceMock() }, null]),
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
      { ...getGetOperatorOrderResponseAppointmentMock() },
      null,
    ]),
    collection: faker.helpers.arrayElement([
      { ...getGetOperatorOrderResponseAppointmentMock() },
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
  ...overrideResponse,
});

export const getGetOperatorOrderResponseOperatorNextMock = (
  overrideResponse: Partial<OperatorNext> = {},
): OperatorNext => ({
  ...{
    to: faker.string.alpha({ length: { min: 10, max: 30 } }),
    label: faker.string.alpha({ length: { min: 10, max: 60 } }),
    may: faker.datatype.boolean(),
  },
  ...overrideResponse,
});

export const getGetOperatorOrderResponseMock = (
  overrideResponse: Partial<Extract<OperatorOrder, object>> = {},
): OperatorOrder => ({
  kind: faker.helpers.arrayElement(["MOVE", "STORAGE"] as const),
  serial: faker.string.alpha({ length: { min: 10, max: 40 } }),
  status: faker.string.alpha({ length: { min: 10, max: 30 } }),
  status_label: faker.string.alpha({ length: { min: 10, max: 30 } }),
  customer: faker.helpers.arrayElement([
    { ...getGetOperatorOrderResponseOperatorCustomerMock() },
    null,
  ]),
  move: faker.helpers.arrayElement([{ ...getGetOperatorOrderResponseEstimateMock() }, null]),
  storage: faker.helpers.arrayElement([{ ...getGetOperatorOrderResponseStorageOrderMock() }, null]),
  facts: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    label: faker.string.alpha({ length: { min: 10, max: 100 } }),
    value: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 1000 } }),
      faker.number.float({ fractionDigits: 2 }),
      faker.datatype.boolean(),
      null,
    ]),
    text: faker.string.alpha({ length: { min: 10, max: 1000 } }),
  })),
  payments: {
    title: faker.helpers.arrayElement([
      faker.string.alpha({ length: { min: 10, max: 200 } }),
      null,
    ]),
    columns: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        key: faker.string.alpha({ length: { min: 10, max: 40 } }),
        label: faker.string.alpha({ length: { min: 10, max: 60 } }),
      }),
    ),
    rows: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() =>
      Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
        value: faker.helpers.arrayElement([
          faker.string.alpha({ length: { min: 10, max: 1000 } }),
          faker.number.float({ fractionDigits: 2 }),
          faker.datatype.boolean(),
          null,
        ]),
        text: faker.string.alpha({ length: { min: 10, max: 1000 } }),
      })),
    ),
  },
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 30 } }),
        null,
      ]),
      to: faker.string.alpha({ length: { min: 10, max: 30 } }),
      from_label: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 30 } }),
        null,
      ]),
      to_label: faker.string.alpha({ length: { min: 10, max: 30 } }),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      actor: faker.helpers.arrayElement(Object.values(Actor)),
      actor_label: faker.string.alpha({ length: { min: 10, max: 120 } }),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
      message: faker.helpers.arrayElement([
        faker.string.alpha({ length: { min: 10, max: 300 } }),
        null,
      ]),
    }),
  ),
  next: faker.helpers.arrayElement([{ ...getGetOperatorOrderResponseOperatorNextMock() }, null]),
  can_undo: faker.datatype.boolean(),
  undo_refusal: faker.helpers.arrayElement([
    faker.string.alpha({ length: { min: 10, max: 200 } }),
    null,
  ]),
  ...overrideResponse,
});

export const getCreateOperatorOrderMockHandler = (
  overrideResponse?:
    | OperatorCreatedOrder
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<OperatorCreatedOrder> | OperatorCreatedOrder),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/operator/orders",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateOperatorOrderResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getGetOperatorOrderMockHandler = (
  overrideResponse?:
    | OperatorOrder
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OperatorOrder> | OperatorOrder),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/operator/orders/:serial",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetOperatorOrderResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getOperatorOrderMock = () => [
  getCreateOperatorOrderMockHandler(),
  getGetOperatorOrderMockHandler(),
];
