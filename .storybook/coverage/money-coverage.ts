import type { CustomPaymentStatus } from "../../packages/sdk/src/generated/model.schemas.ts";
import {
  ownWords,
  type Cell,
  noList,
  guard,
  reading,
  noData,
  onlyWords,
  type ScreenCoverage,
} from "./cells.ts";

const customStories = {
  QUOTED: "Default",
  WAIT: "PaymentFailed",
  PAYMENT: "Paid",
  DECLINED: "Declined",
  EXPIRED: "Expired",
  CANCEL: "Cancelled",
  REFUNDED: "Refunded",
} as const satisfies Record<CustomPaymentStatus, Cell>;

/** The stories of ordering and paying for storage. */
export const moneyCoverage = {
  storageQuote: {
    id: "screens-storage-quote",
    loading: "PriceLoading",
    empty: "Default",
    error: "PriceFailed",
    offline: "Offline",
    longText: "LongText",
    manyRows: noList,
  },
  storagePayment: {
    id: "screens-first-storage-payment",
    ...reading,
    empty: "Missing",
    longText: "LongText",
    manyRows: noList,
    visitor: guard,
    values: { NORMAL: "Default", SUBSCRIPTION: "PaidMonthly" },
  },
  storagePaymentComplete: {
    id: "screens-first-storage-payment-complete",
    ...noData,
    ...reading,
    visitor: "InAnotherBrowser",
  },
  paper: {
    id: "screens-paper",
    ...reading,
    empty: "Missing",
    longText: "LongText",
    manyRows: "CompanyReceipt",
    visitor: guard,
    values: { estimate: "Estimate", statement: "Statement", receipt: "Receipt" },
  },
  freeMonths: {
    id: "screens-free-months",
    ...onlyWords,
    empty: "Default",
    visitor: guard,
  },
  myPayment: {
    id: "screens-my-payment",
    ...reading,
    empty: "Empty",
    longText: ownWords,
    manyRows: "ManyWays",
    visitor: guard,
  },
  myPaymentComplete: {
    id: "screens-my-payment-complete",
    ...noData,
    ...reading,
    visitor: guard,
  },
  customPayment: {
    id: "screens-custom-payment",
    ...reading,
    empty: "Missing",
    longText: "LongText",
    manyRows: noList,
    values: customStories,
  },
  customPaymentComplete: {
    id: "screens-custom-payment-complete",
    ...noData,
    ...reading,
  },
} as const satisfies Record<string, ScreenCoverage>;
