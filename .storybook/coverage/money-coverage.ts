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
    title: "Screens/Storage quote",
    loading: "PriceLoading",
    empty: "Default",
    error: "PriceFailed",
    offline: "Offline",
    longText: "LongText",
    manyRows: noList,
  },
  storagePayment: {
    title: "Screens/First storage payment",
    ...reading,
    empty: "Missing",
    longText: "LongText",
    manyRows: noList,
    visitor: guard,
    values: { NORMAL: "Default", SUBSCRIPTION: "PaidMonthly" },
  },
  storagePaymentComplete: {
    title: "Screens/First storage payment complete",
    ...noData,
    ...reading,
    visitor: "InAnotherBrowser",
  },
  freeMonths: {
    title: "Screens/Free months",
    ...onlyWords,
    empty: "Default",
    visitor: guard,
  },
  myPayment: {
    title: "Screens/My payment",
    ...reading,
    empty: "Empty",
    longText: ownWords,
    manyRows: "ManyWays",
    visitor: guard,
  },
  myPaymentComplete: {
    title: "Screens/My payment complete",
    ...noData,
    ...reading,
    visitor: guard,
  },
  customPayment: {
    title: "Screens/Custom payment",
    ...reading,
    empty: "Missing",
    longText: "LongText",
    manyRows: noList,
    values: customStories,
  },
  customPaymentComplete: {
    title: "Screens/Custom payment complete",
    ...noData,
    ...reading,
  },
} as const satisfies Record<string, ScreenCoverage>;
