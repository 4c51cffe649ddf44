import {
  Carriage,
  MoveActionCode,
  MoveStatus,
  PaidMethod,
  PaidPlan,
  PaymentMethod,
  PaymentStatus,
  PriceLineCode,
  ProblemCode,
} from "#model";
import type {
  BoxRental,
  Customer,
  Estimate,
  EstimateAmount,
  EstimatePage,
  PaymentResult,
  PreparedPayment,
  RescheduleAmount,
  RescheduledEstimate,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getCalculateEstimateAmountResponseMock = (
  overrideResponse: Partial<Extract<EstimateAmount, object>> = {},
): EstimateAmount => ({
  price_version: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  lines: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    code: faker.helpers.arrayElement(Object.values(PriceLineCode)),
    label: (() => faker.helpers.arrayElement(["기본 요금", "부피", "거리", "박스 대여"]))(),
    description: (() => faker.helpers.arrayElement(["1톤 트럭과 작업자 1명", "서울 → 서울"]))(),
    amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
  })),
  total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  deposit_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  volume_count: (() => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }))(),
  truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
  crew_count: (() => faker.number.int({ min: 1, max: 6 }))(),
  ...overrideResponse,
});

export const getListEstimatesResponseBoxRentalMock = (
  overrideResponse: Partial<BoxRental> = {},
): BoxRental => ({
  ...{
    box_count: faker.number.int({ min: 1, max: 200 }),
    delivery: {
      date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
    },
    collection: {
      date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
    },
  },
  ...overrideResponse,
});

export const getListEstimatesResponseMock = (
  overrideResponse: Partial<Extract<EstimatePage, object>> = {},
): EstimatePage => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
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
    move_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    move_time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
    start_address: (() =>
      faker.helpers.arrayElement([
        "서울 마포구 월드컵북로 396",
        "서울 성동구 왕십리로 83-21",
        "경기 성남시 분당구 판교역로 235",
        "부산 해운대구 센텀남대로 35",
      ]))(),
    destination_address: (() =>
      faker.helpers.arrayElement([
        "서울 마포구 월드컵북로 396",
        "서울 성동구 왕십리로 83-21",
        "경기 성남시 분당구 판교역로 235",
        "부산 해운대구 센텀남대로 35",
      ]))(),
    box_rental: faker.helpers.arrayElement([{ ...getListEstimatesResponseBoxRentalMock() }, null]),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    balance_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    due_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    cancel_fee_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    to_pay_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
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

export const getCreateEstimateResponseCustomerMock = (
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

export const getCreateEstimateResponseMock = (
  overrideResponse: Partial<Extract<Estimate, object>> = {},
): Estimate => ({
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
    move_time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
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
        description: (() => faker.helpers.arrayElement(["1톤 트럭과 작업자 1명", "서울 → 서울"]))(),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    deposit_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    volume_count: (() => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }))(),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    crew_count: (() => faker.number.int({ min: 1, max: 6 }))(),
  },
  paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  balance_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
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
  customer: faker.helpers.arrayElement([{ ...getCreateEstimateResponseCustomerMock() }, null]),
  visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getIntegrateEstimateResponseCustomerMock = (
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

export const getIntegrateEstimateResponseMock = (
  overrideResponse: Partial<Extract<Estimate, object>> = {},
): Estimate => ({
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
    move_time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
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
        description: (() => faker.helpers.arrayElement(["1톤 트럭과 작업자 1명", "서울 → 서울"]))(),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    deposit_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    volume_count: (() => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }))(),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    crew_count: (() => faker.number.int({ min: 1, max: 6 }))(),
  },
  paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  balance_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
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
  customer: faker.helpers.arrayElement([{ ...getIntegrateEstimateResponseCustomerMock() }, null]),
  visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getGetEstimateResponseCustomerMock = (
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

export const getGetEstimateResponseMock = (
  overrideResponse: Partial<Extract<Estimate, object>> = {},
): Estimate => ({
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
    move_time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
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
        description: (() => faker.helpers.arrayElement(["1톤 트럭과 작업자 1명", "서울 → 서울"]))(),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    deposit_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    volume_count: (() => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }))(),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    crew_count: (() => faker.number.int({ min: 1, max: 6 }))(),
  },
  paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  balance_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
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
  customer: faker.helpers.arrayElement([{ ...getGetEstimateResponseCustomerMock() }, null]),
  visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getUpdateEstimateResponseCustomerMock = (
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

export const getUpdateEstimateResponseMock = (
  overrideResponse: Partial<Extract<Estimate, object>> = {},
): Estimate => ({
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
    move_time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
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
        description: (() => faker.helpers.arrayElement(["1톤 트럭과 작업자 1명", "서울 → 서울"]))(),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    deposit_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    volume_count: (() => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }))(),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    crew_count: (() => faker.number.int({ min: 1, max: 6 }))(),
  },
  paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  balance_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
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
  customer: faker.helpers.arrayElement([{ ...getUpdateEstimateResponseCustomerMock() }, null]),
  visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getPrepareEstimatePaymentResponseMock = (
  overrideResponse: Partial<Extract<PreparedPayment, object>> = {},
): PreparedPayment => ({
  merchant_uid: (() => `es_${faker.string.alphanumeric(32)}`)(),
  payment_status: faker.helpers.arrayElement(Object.values(PaymentStatus)),
  failure_reason: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
    null,
  ]),
  amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  name: (() => "담아둠 이사 계약금")(),
  plan: faker.helpers.arrayElement(Object.values(PaidPlan)),
  method: faker.helpers.arrayElement(Object.values(PaymentMethod)),
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

export const getCompleteEstimatePaymentResponseMock = (
  overrideResponse: Partial<Extract<PaymentResult, object>> = {},
): PaymentResult => ({
  serial: faker.helpers.fromRegExp("MV[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
  payment_status: faker.helpers.arrayElement(Object.values(PaymentStatus)),
  amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  failure_reason: faker.helpers.arrayElement([
    (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
    null,
  ]),
  ...overrideResponse,
});

export const getCancelEstimateResponseCustomerMock = (
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

export const getCancelEstimateResponseMock = (
  overrideResponse: Partial<Extract<Estimate, object>> = {},
): Estimate => ({
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
    move_time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
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
        description: (() => faker.helpers.arrayElement(["1톤 트럭과 작업자 1명", "서울 → 서울"]))(),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    deposit_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    volume_count: (() => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }))(),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    crew_count: (() => faker.number.int({ min: 1, max: 6 }))(),
  },
  paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  balance_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
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
  customer: faker.helpers.arrayElement([{ ...getCancelEstimateResponseCustomerMock() }, null]),
  visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getCalculateEstimateRescheduleResponseMock = (
  overrideResponse: Partial<Extract<RescheduleAmount, object>> = {},
): RescheduleAmount => ({
  fee_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  difference_amount: faker.number.int({ min: -1000000000, max: 1000000000 }),
  total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  refund_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  order_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  ...overrideResponse,
});

export const getRescheduleEstimateResponseCustomerMock = (
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

export const getRescheduleEstimateResponsePreparedPaymentMock = (
  overrideResponse: Partial<PreparedPayment> = {},
): PreparedPayment => ({
  ...{
    merchant_uid: (() => `es_${faker.string.alphanumeric(32)}`)(),
    payment_status: faker.helpers.arrayElement(Object.values(PaymentStatus)),
    failure_reason: faker.helpers.arrayElement([
      (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
      null,
    ]),
    amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    name: (() => "담아둠 이사 계약금")(),
    plan: faker.helpers.arrayElement(Object.values(PaidPlan)),
    method: faker.helpers.arrayElement(Object.values(PaymentMethod)),
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

export const getRescheduleEstimateResponseMock = (
  overrideResponse: Partial<Extract<RescheduledEstimate, object>> = {},
): RescheduledEstimate => ({
  estimate: {
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
    customer: faker.helpers.arrayElement([
      { ...getRescheduleEstimateResponseCustomerMock() },
      null,
    ]),
    visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
    created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  },
  payment: faker.helpers.arrayElement([
    { ...getRescheduleEstimateResponsePreparedPaymentMock() },
    null,
  ]),
  ...overrideResponse,
});

export const getNameEstimateCashReceiptResponseCustomerMock = (
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

export const getNameEstimateCashReceiptResponseMock = (
  overrideResponse: Partial<Extract<Estimate, object>> = {},
): Estimate => ({
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
    move_time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
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
        description: (() => faker.helpers.arrayElement(["1톤 트럭과 작업자 1명", "서울 → 서울"]))(),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    deposit_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    volume_count: (() => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }))(),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    crew_count: (() => faker.number.int({ min: 1, max: 6 }))(),
  },
  paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  balance_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
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
  customer: faker.helpers.arrayElement([
    { ...getNameEstimateCashReceiptResponseCustomerMock() },
    null,
  ]),
  visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getRequestEstimateCollectionResponseCustomerMock = (
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

export const getRequestEstimateCollectionResponseMock = (
  overrideResponse: Partial<Extract<Estimate, object>> = {},
): Estimate => ({
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
    move_time: (() => faker.helpers.arrayElement(["09:00", "11:00", "13:00", "15:00", "17:00"]))(),
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
        description: (() => faker.helpers.arrayElement(["1톤 트럭과 작업자 1명", "서울 → 서울"]))(),
        amount: (() => faker.number.int({ min: -50, max: 300 }) * 1000)(),
      }),
    ),
    total_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    vat_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    deposit_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    volume_count: (() => faker.number.float({ min: 0.5, max: 60, fractionDigits: 1 }))(),
    truck: (() => faker.helpers.arrayElement(["1톤 트럭 1대", "2.5톤 트럭 1대", "5톤 트럭 1대"]))(),
    crew_count: (() => faker.number.int({ min: 1, max: 6 }))(),
  },
  paid_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  balance_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
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
  customer: faker.helpers.arrayElement([
    { ...getRequestEstimateCollectionResponseCustomerMock() },
    null,
  ]),
  visitor_key: faker.helpers.arrayElement([(() => faker.string.alphanumeric(43))(), null]),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  valid_until: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getCalculateEstimateAmountMockHandler = (
  overrideResponse?:
    | EstimateAmount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EstimateAmount> | EstimateAmount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/estimates/amount",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCalculateEstimateAmountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getListEstimatesMockHandler = (
  overrideResponse?:
    | EstimatePage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<EstimatePage> | EstimatePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/estimates",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListEstimatesResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCreateEstimateMockHandler = (
  overrideResponse?:
    | Estimate
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Estimate> | Estimate),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/estimates",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateEstimateResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getIntegrateEstimateMockHandler = (
  overrideResponse?:
    | Estimate
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Estimate> | Estimate),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/estimates/integration",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getIntegrateEstimateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetEstimateMockHandler = (
  overrideResponse?:
    | Estimate
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Estimate> | Estimate),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/estimates/:serial",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetEstimateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpdateEstimateMockHandler = (
  overrideResponse?:
    | Estimate
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Estimate> | Estimate),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/estimates/:serial",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateEstimateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPrepareEstimatePaymentMockHandler = (
  overrideResponse?:
    | PreparedPayment
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PreparedPayment> | PreparedPayment),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/estimates/:serial/payments",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPrepareEstimatePaymentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCompleteEstimatePaymentMockHandler = (
  overrideResponse?:
    | PaymentResult
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PaymentResult> | PaymentResult),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/estimates/:serial/payments/complete",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompleteEstimatePaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCancelEstimateMockHandler = (
  overrideResponse?:
    | Estimate
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Estimate> | Estimate),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/estimates/:serial/cancel",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCancelEstimateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCalculateEstimateRescheduleMockHandler = (
  overrideResponse?:
    | RescheduleAmount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RescheduleAmount> | RescheduleAmount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/estimates/:serial/reschedule/amount",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCalculateEstimateRescheduleResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRescheduleEstimateMockHandler = (
  overrideResponse?:
    | RescheduledEstimate
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<RescheduledEstimate> | RescheduledEstimate),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/estimates/:serial/reschedule",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRescheduleEstimateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getNameEstimateCashReceiptMockHandler = (
  overrideResponse?:
    | Estimate
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Estimate> | Estimate),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/estimates/:serial/cash-receipt",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getNameEstimateCashReceiptResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRequestEstimateCollectionMockHandler = (
  overrideResponse?:
    | Estimate
    | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Estimate> | Estimate),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/estimates/:serial/collection",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRequestEstimateCollectionResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getEstimateMock = () => [
  getCalculateEstimateAmountMockHandler(),
  getListEstimatesMockHandler(),
  getCreateEstimateMockHandler(),
  getIntegrateEstimateMockHandler(),
  getGetEstimateMockHandler(),
  getUpdateEstimateMockHandler(),
  getPrepareEstimatePaymentMockHandler(),
  getCompleteEstimatePaymentMockHandler(),
  getCancelEstimateMockHandler(),
  getCalculateEstimateRescheduleMockHandler(),
  getRescheduleEstimateMockHandler(),
  getNameEstimateCashReceiptMockHandler(),
  getRequestEstimateCollectionMockHandler(),
];
