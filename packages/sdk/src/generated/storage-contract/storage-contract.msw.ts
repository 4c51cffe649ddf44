import {
  Actor,
  ContractChangeKind,
  ContractChangeStatus,
  OrderPaymentType,
  PaidPlan,
  PaymentMethod,
  PaymentStatus,
  ProblemCode,
  StorageContractActionCode,
  StorageContractStatus,
  StorageGrade,
  StoragePriceLineCode,
  StoragePromotion,
} from "#model";
import type {
  ContinuationOffer,
  ContractChange,
  NextCharge,
  PaymentOutcome,
  PreparedOrderPayment,
  StorageAmount,
  StorageContract,
  StorageContractPage,
  StorageExtensionAmount,
} from "#model";

import { faker } from "@faker-js/faker/locale/ko";

import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

export const getListStorageContractsResponseNextChargeMock = (
  overrideResponse: Partial<NextCharge> = {},
): NextCharge => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  },
  ...overrideResponse,
});

export const getListStorageContractsResponseContinuationOfferMock = (
  overrideResponse: Partial<ContinuationOffer> = {},
): ContinuationOffer => ({
  ...{
    from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    months: faker.number.int({ min: 1, max: 36 }),
    end_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    confirm_from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    confirm_until: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  },
  ...overrideResponse,
});

export const getListStorageContractsResponseMock = (
  overrideResponse: Partial<Extract<StorageContractPage, object>> = {},
): StorageContractPage => ({
  items: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.uuid(),
    order_serial: faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
    status: faker.helpers.arrayElement(Object.values(StorageContractStatus)),
    actions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
      () => ({
        code: faker.helpers.arrayElement(Object.values(StorageContractActionCode)),
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
    grade: faker.helpers.arrayElement(Object.values(StorageGrade)),
    payment_type: faker.helpers.arrayElement(Object.values(OrderPaymentType)),
    promotion: faker.helpers.arrayElement([
      faker.helpers.arrayElement(Object.values(StoragePromotion)),
      null,
    ]),
    months: faker.number.int({ min: 1, max: 600 }),
    start_date: faker.helpers.arrayElement([
      (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      null,
    ]),
    end_date: faker.helpers.arrayElement([
      (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      null,
    ]),
    box_count: faker.number.int({ min: 1, max: 200 }),
    stored_box_count: faker.number.int({ min: 0, max: 200 }),
    monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    next_charge: faker.helpers.arrayElement([
      { ...getListStorageContractsResponseNextChargeMock() },
      null,
    ]),
    due_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    continuation_reminder_requested_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
    continue_confirmed_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
    continuation: faker.helpers.arrayElement([
      { ...getListStorageContractsResponseContinuationOfferMock() },
      null,
    ]),
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

export const getGetStorageContractResponseNextChargeMock = (
  overrideResponse: Partial<NextCharge> = {},
): NextCharge => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  },
  ...overrideResponse,
});

export const getGetStorageContractResponseContinuationOfferMock = (
  overrideResponse: Partial<ContinuationOffer> = {},
): ContinuationOffer => ({
  ...{
    from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    months: faker.number.int({ min: 1, max: 36 }),
    end_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    confirm_from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    confirm_until: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  },
  ...overrideResponse,
});

export const getGetStorageContractResponseMock = (
  overrideResponse: Partial<Extract<StorageContract, object>> = {},
): StorageContract => ({
  id: faker.string.uuid(),
  order_serial: faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
  status: faker.helpers.arrayElement(Object.values(StorageContractStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(StorageContractActionCode)),
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
  grade: faker.helpers.arrayElement(Object.values(StorageGrade)),
  payment_type: faker.helpers.arrayElement(Object.values(OrderPaymentType)),
  promotion: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(StoragePromotion)),
    null,
  ]),
  months: faker.number.int({ min: 1, max: 600 }),
  start_date: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  end_date: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  box_count: faker.number.int({ min: 1, max: 200 }),
  stored_box_count: faker.number.int({ min: 0, max: 200 }),
  monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  next_charge: faker.helpers.arrayElement([
    { ...getGetStorageContractResponseNextChargeMock() },
    null,
  ]),
  due_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  continuation_reminder_requested_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  continue_confirmed_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  continuation: faker.helpers.arrayElement([
    { ...getGetStorageContractResponseContinuationOfferMock() },
    null,
  ]),
  payment_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  changes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.uuid(),
      kind: faker.helpers.arrayElement(Object.values(ContractChangeKind)),
      status: faker.helpers.arrayElement(Object.values(ContractChangeStatus)),
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
      end_date: faker.helpers.arrayElement([
        (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
        null,
      ]),
      grade: faker.helpers.arrayElement(Object.values(StorageGrade)),
      created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      applied_at: faker.helpers.arrayElement([
        (() => faker.date.recent({ days: 7 }).toISOString())(),
        null,
      ]),
    }),
  ),
  charges: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      until: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
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
    }),
  ),
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
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(StorageContractStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(StorageContractStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getSetContractBillingKeyResponseNextChargeMock = (
  overrideResponse: Partial<NextCharge> = {},
): NextCharge => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  },
  ...overrideResponse,
});

export const getSetContractBillingKeyResponseContinuationOfferMock = (
  overrideResponse: Partial<ContinuationOffer> = {},
): ContinuationOffer => ({
  ...{
    from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    months: faker.number.int({ min: 1, max: 36 }),
    end_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    confirm_from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    confirm_until: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  },
  ...overrideResponse,
});

export const getSetContractBillingKeyResponseMock = (
  overrideResponse: Partial<Extract<StorageContract, object>> = {},
): StorageContract => ({
  id: faker.string.uuid(),
  order_serial: faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
  status: faker.helpers.arrayElement(Object.values(StorageContractStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(StorageContractActionCode)),
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
  grade: faker.helpers.arrayElement(Object.values(StorageGrade)),
  payment_type: faker.helpers.arrayElement(Object.values(OrderPaymentType)),
  promotion: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(StoragePromotion)),
    null,
  ]),
  months: faker.number.int({ min: 1, max: 600 }),
  start_date: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  end_date: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  box_count: faker.number.int({ min: 1, max: 200 }),
  stored_box_count: faker.number.int({ min: 0, max: 200 }),
  monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  next_charge: faker.helpers.arrayElement([
    { ...getSetContractBillingKeyResponseNextChargeMock() },
    null,
  ]),
  due_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  continuation_reminder_requested_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  continue_confirmed_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  continuation: faker.helpers.arrayElement([
    { ...getSetContractBillingKeyResponseContinuationOfferMock() },
    null,
  ]),
  payment_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  changes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.uuid(),
      kind: faker.helpers.arrayElement(Object.values(ContractChangeKind)),
      status: faker.helpers.arrayElement(Object.values(ContractChangeStatus)),
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
      end_date: faker.helpers.arrayElement([
        (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
        null,
      ]),
      grade: faker.helpers.arrayElement(Object.values(StorageGrade)),
      created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      applied_at: faker.helpers.arrayElement([
        (() => faker.date.recent({ days: 7 }).toISOString())(),
        null,
      ]),
    }),
  ),
  charges: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      until: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
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
    }),
  ),
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
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(StorageContractStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(StorageContractStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getCalculateTerminationAmountResponseMock = (
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

export const getTerminateStorageContractResponsePreparedOrderPaymentMock = (
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

export const getTerminateStorageContractResponseMock = (
  overrideResponse: Partial<Extract<ContractChange, object>> = {},
): ContractChange => ({
  change: {
    id: faker.string.uuid(),
    kind: faker.helpers.arrayElement(Object.values(ContractChangeKind)),
    status: faker.helpers.arrayElement(Object.values(ContractChangeStatus)),
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
    end_date: faker.helpers.arrayElement([
      (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      null,
    ]),
    grade: faker.helpers.arrayElement(Object.values(StorageGrade)),
    created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    applied_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  },
  payment: faker.helpers.arrayElement([
    { ...getTerminateStorageContractResponsePreparedOrderPaymentMock() },
    null,
  ]),
  ...overrideResponse,
});

export const getCalculateUpgradeAmountResponseMock = (
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

export const getUpgradeStorageContractResponsePreparedOrderPaymentMock = (
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

export const getUpgradeStorageContractResponseMock = (
  overrideResponse: Partial<Extract<ContractChange, object>> = {},
): ContractChange => ({
  change: {
    id: faker.string.uuid(),
    kind: faker.helpers.arrayElement(Object.values(ContractChangeKind)),
    status: faker.helpers.arrayElement(Object.values(ContractChangeStatus)),
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
    end_date: faker.helpers.arrayElement([
      (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      null,
    ]),
    grade: faker.helpers.arrayElement(Object.values(StorageGrade)),
    created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    applied_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  },
  payment: faker.helpers.arrayElement([
    { ...getUpgradeStorageContractResponsePreparedOrderPaymentMock() },
    null,
  ]),
  ...overrideResponse,
});

export const getCalculateExtensionAmountResponseMock = (
  overrideResponse: Partial<Extract<StorageExtensionAmount, object>> = {},
): StorageExtensionAmount => ({
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
  end_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  ...overrideResponse,
});

export const getExtendStorageContractResponsePreparedOrderPaymentMock = (
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

export const getExtendStorageContractResponseMock = (
  overrideResponse: Partial<Extract<ContractChange, object>> = {},
): ContractChange => ({
  change: {
    id: faker.string.uuid(),
    kind: faker.helpers.arrayElement(Object.values(ContractChangeKind)),
    status: faker.helpers.arrayElement(Object.values(ContractChangeStatus)),
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
    end_date: faker.helpers.arrayElement([
      (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      null,
    ]),
    grade: faker.helpers.arrayElement(Object.values(StorageGrade)),
    created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
    applied_at: faker.helpers.arrayElement([
      (() => faker.date.recent({ days: 7 }).toISOString())(),
      null,
    ]),
  },
  payment: faker.helpers.arrayElement([
    { ...getExtendStorageContractResponsePreparedOrderPaymentMock() },
    null,
  ]),
  ...overrideResponse,
});

export const getContinueStorageContractResponseNextChargeMock = (
  overrideResponse: Partial<NextCharge> = {},
): NextCharge => ({
  ...{
    date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  },
  ...overrideResponse,
});

export const getContinueStorageContractResponseContinuationOfferMock = (
  overrideResponse: Partial<ContinuationOffer> = {},
): ContinuationOffer => ({
  ...{
    from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    months: faker.number.int({ min: 1, max: 36 }),
    end_date: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
    confirm_from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    confirm_until: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
  },
  ...overrideResponse,
});

export const getContinueStorageContractResponseMock = (
  overrideResponse: Partial<Extract<StorageContract, object>> = {},
): StorageContract => ({
  id: faker.string.uuid(),
  order_serial: faker.helpers.fromRegExp("ST[0-9]{8}[0-9A-HJKMNP-TV-Z]{8}"),
  status: faker.helpers.arrayElement(Object.values(StorageContractStatus)),
  actions: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      code: faker.helpers.arrayElement(Object.values(StorageContractActionCode)),
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
  grade: faker.helpers.arrayElement(Object.values(StorageGrade)),
  payment_type: faker.helpers.arrayElement(Object.values(OrderPaymentType)),
  promotion: faker.helpers.arrayElement([
    faker.helpers.arrayElement(Object.values(StoragePromotion)),
    null,
  ]),
  months: faker.number.int({ min: 1, max: 600 }),
  start_date: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  end_date: faker.helpers.arrayElement([
    (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
    null,
  ]),
  box_count: faker.number.int({ min: 1, max: 200 }),
  stored_box_count: faker.number.int({ min: 0, max: 200 }),
  monthly_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  next_charge: faker.helpers.arrayElement([
    { ...getContinueStorageContractResponseNextChargeMock() },
    null,
  ]),
  due_amount: (() => faker.number.int({ min: 0, max: 900 }) * 1000)(),
  continuation_reminder_requested_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  continue_confirmed_at: faker.helpers.arrayElement([
    (() => faker.date.recent({ days: 7 }).toISOString())(),
    null,
  ]),
  continuation: faker.helpers.arrayElement([
    { ...getContinueStorageContractResponseContinuationOfferMock() },
    null,
  ]),
  payment_id: faker.helpers.arrayElement([faker.string.uuid(), null]),
  changes: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.uuid(),
      kind: faker.helpers.arrayElement(Object.values(ContractChangeKind)),
      status: faker.helpers.arrayElement(Object.values(ContractChangeStatus)),
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
      end_date: faker.helpers.arrayElement([
        (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
        null,
      ]),
      grade: faker.helpers.arrayElement(Object.values(StorageGrade)),
      created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      applied_at: faker.helpers.arrayElement([
        (() => faker.date.recent({ days: 7 }).toISOString())(),
        null,
      ]),
    }),
  ),
  charges: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
      until: (() => faker.date.soon({ days: 60 }).toISOString().slice(0, 10))(),
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
    }),
  ),
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
  history: Array.from({ length: faker.number.int({ min: 1, max: 4 }) }, (_, i) => i + 1).map(
    () => ({
      from: faker.helpers.arrayElement([
        faker.helpers.arrayElement(Object.values(StorageContractStatus)),
        null,
      ]),
      to: faker.helpers.arrayElement(Object.values(StorageContractStatus)),
      by: faker.helpers.arrayElement(Object.values(Actor)),
      at: (() => faker.date.recent({ days: 7 }).toISOString())(),
      reason: faker.helpers.arrayElement([
        (() => faker.helpers.arrayElement(["회원이 취소했어요.", "한도를 넘었어요."]))(),
        null,
      ]),
    }),
  ),
  created_at: (() => faker.date.recent({ days: 7 }).toISOString())(),
  ...overrideResponse,
});

export const getPrepareContractPaymentResponseMock = (
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

export const getCompleteContractPaymentResponseMock = (
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

export const getListStorageContractsMockHandler = (
  overrideResponse?:
    | StorageContractPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StorageContractPage> | StorageContractPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/storage-contracts",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getListStorageContractsResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGetStorageContractMockHandler = (
  overrideResponse?:
    | StorageContract
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<StorageContract> | StorageContract),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/storage-contracts/:id",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGetStorageContractResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSetContractBillingKeyMockHandler = (
  overrideResponse?:
    | StorageContract
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<StorageContract> | StorageContract),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/storage-contracts/:id/payment",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSetContractBillingKeyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCalculateTerminationAmountMockHandler = (
  overrideResponse?:
    | StorageAmount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageAmount> | StorageAmount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-contracts/:id/termination/amount",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCalculateTerminationAmountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getTerminateStorageContractMockHandler = (
  overrideResponse?:
    | ContractChange
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ContractChange> | ContractChange),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-contracts/:id/termination",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getTerminateStorageContractResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCalculateUpgradeAmountMockHandler = (
  overrideResponse?:
    | StorageAmount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageAmount> | StorageAmount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-contracts/:id/upgrade/amount",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCalculateUpgradeAmountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUpgradeStorageContractMockHandler = (
  overrideResponse?:
    | ContractChange
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ContractChange> | ContractChange),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-contracts/:id/upgrade",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUpgradeStorageContractResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCalculateExtensionAmountMockHandler = (
  overrideResponse?:
    | StorageExtensionAmount
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageExtensionAmount> | StorageExtensionAmount),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-contracts/:id/extension/amount",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCalculateExtensionAmountResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getExtendStorageContractMockHandler = (
  overrideResponse?:
    | ContractChange
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ContractChange> | ContractChange),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-contracts/:id/extension",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getExtendStorageContractResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getContinueStorageContractMockHandler = (
  overrideResponse?:
    | StorageContract
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<StorageContract> | StorageContract),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-contracts/:id/continuation",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getContinueStorageContractResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPrepareContractPaymentMockHandler = (
  overrideResponse?:
    | PreparedOrderPayment
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PreparedOrderPayment> | PreparedOrderPayment),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-contracts/:id/payments",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPrepareContractPaymentResponseMock(),
        { status: 201 },
      );
    },
    options,
  );
};

export const getCompleteContractPaymentMockHandler = (
  overrideResponse?:
    | PaymentOutcome
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PaymentOutcome> | PaymentOutcome),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/storage-contracts/:id/payments/complete",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompleteContractPaymentResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getStorageContractMock = () => [
  getListStorageContractsMockHandler(),
  getGetStorageContractMockHandler(),
  getSetContractBillingKeyMockHandler(),
  getCalculateTerminationAmountMockHandler(),
  getTerminateStorageContractMockHandler(),
  getCalculateUpgradeAmountMockHandler(),
  getUpgradeStorageContractMockHandler(),
  getCalculateExtensionAmountMockHandler(),
  getExtendStorageContractMockHandler(),
  getContinueStorageContractMockHandler(),
  getPrepareContractPaymentMockHandler(),
  getCompleteContractPaymentMockHandler(),
];
