import type {
  DamageReportStatus,
  StorageContractStatus,
  StorageOrderStatus,
} from "../../packages/sdk/src/generated/model.schemas.ts";
import { guard, noData, noList, reading, type Cell, type ScreenCoverage } from "./cells.ts";

const storageStatusStories = {
  QUOTED: "Quoted",
  WAIT: "PaymentFailed",
  PAYMENT: "Paid",
  CONFIRM: "Confirmed",
  DELIVERING: "Delivering",
  BEFORE_COLLECTION: "BeforeCollection",
  COLLECTING: "Collecting",
  DISPOSING: "Disposing",
  COMPLETE: "Default",
  CANCEL: "Cancelled",
} as const satisfies Record<StorageOrderStatus, Cell>;

const contractStatusStories = {
  WAITING: "ContractWaiting",
  ACTIVE: "Default",
  UNPAID: "ContractUnpaid",
  ENDING: "ContractEnding",
  EXPIRED: "ContractExpired",
  ENDED: "ContractEnded",
} as const satisfies Record<Exclude<StorageContractStatus, "CANCEL">, Cell>;

/** What the stories show of the pages of stored boxes. */
export const storageCoverage = {
  myStorageOrder: {
    title: "Screens/Storage order",
    ...reading,
    empty: "Missing",
    longText: "LongText",
    manyRows: "ManyBoxes",
    visitor: "Visitor",
    values: { ...storageStatusStories, ...contractStatusStories },
  },
  storageOrderPayment: {
    title: "Screens/Storage payment",
    ...noData,
    ...reading,
    empty: "NothingToPay",
    visitor: guard,
  },
  boxContent: {
    title: "Screens/Box content",
    ...reading,
    empty: "NewVisitor",
    longText: "LongText",
    manyRows: "ManyContents",
    values: { OWNER: "Default", VISITOR: "Visitor", CLOSED: "Closed" },
  },
  damageReport: {
    title: "Screens/Damage report",
    ...reading,
    empty: "NotYet",
    longText: "LongText",
    manyRows: "Again",
    visitor: guard,
    values: {
      DRAFT: "Saved",
      SENT: "Sent",
      ACCEPTED: "Accepted",
      DECLINED: "Declined",
      PAID: "Paid",
    } satisfies Record<DamageReportStatus, Cell>,
  },
  receivedDelivery: {
    title: "Screens/Received delivery",
    ...reading,
    empty: "Closed",
    longText: "LongText",
    manyRows: noList,
    values: { READY: "Default", ON_THE_WAY: "OnTheWay", DELIVERED: "Delivered", EARLY: "Early" },
  },
  storedBoxes: {
    title: "Screens/Stored boxes",
    ...reading,
    empty: "Empty",
    longText: "LongText",
    manyRows: "ManyBoxes",
    visitor: guard,
  },
  storageAction: {
    title: "Screens/Storage action",
    ...noData,
    ...reading,
    empty: "NoBoxes",
    visitor: guard,
    values: {
      delivery: "Default",
      finish: "Finish",
      disposal: "Disposal",
      extension: "Extension",
      reschedule: "Reschedule",
      upgrade: "Upgrade",
      termination: "Termination",
    },
  },
  laterPaymentComplete: { title: "Screens/Storage payment complete", ...noData, ...reading },
} as const satisfies Record<string, ScreenCoverage>;
