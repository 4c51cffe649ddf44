import type {
  BoxStatus,
  DamageReportStatus,
  StorageContractStatus,
  StorageOrderStatus,
  StorageOrderType,
} from "../../packages/sdk/src/generated/model.schemas.ts";
import type { StorageChargeStatus } from "../../packages/domain/src/states/storage-charge-status.ts";
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

const orderTypeStories = {
  FIRST_TIME_ORDER: "Paid",
  DELIVERY_REQUEST_ORDER: "BroughtBack",
  FINAL_AND_DELIVERY_ORDER: "FinalWithRefund",
  FINAL_AND_DISPOSAL_ORDER: "Disposing",
} as const satisfies Record<StorageOrderType, Cell>;

/** The months of a contract that is paid month by month. */
const chargeStatusStories = {
  OPEN: { because: "본인 확인 기관의 답을 기다리는 몇 초뿐이에요." },
  FAILED: "ContractUnpaid",
  // The contract either continues or is over; the sentence of its status says what comes next.
  PAID: "Default",
  SETTLED: "ContractEnded",
} as const satisfies Record<StorageChargeStatus, Cell>;

const boxStatusStories = {
  READY: "Ready",
  DELIVERING: "Delivering",
  PACKING: "Default",
  COLLECTING: "Collecting",
  STORED: "Stored",
  RETURN_READY: "ReturnReady",
  RETURNING: "Returning",
  RETURNED: "Returned",
  ENDED: "Ended",
  DISPOSAL_READY: "DisposalReady",
  DISPOSED: "Disposed",
  LOST: "Lost",
  DAMAGED: "Damaged",
  CANCEL: "Cancelled",
} as const satisfies Record<BoxStatus, Cell>;

/** The stories of the pages of stored boxes. */
export const storageCoverage = {
  myStorageOrder: {
    id: "screens-storage-order",
    ...reading,
    empty: "Missing",
    longText: "LongText",
    manyRows: "ManyBoxes",
    visitor: "Visitor",
    values: {
      ...storageStatusStories,
      ...contractStatusStories,
      ...orderTypeStories,
      ...chargeStatusStories,
    },
  },
  storageOrderPayment: {
    id: "screens-storage-payment",
    ...noData,
    ...reading,
    empty: "NothingToPay",
    visitor: guard,
  },
  boxContent: {
    id: "screens-box-content",
    ...reading,
    empty: "NewVisitor",
    longText: "LongText",
    manyRows: "ManyContents",
    values: { OWNER: "Default", VISITOR: "Visitor", CLOSED: "Closed", ...boxStatusStories },
  },
  damageReport: {
    id: "screens-damage-report",
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
  moveDamageReport: {
    id: "screens-damage-report",
    ...reading,
    empty: "MoveNotYet",
    longText: "LongText",
    manyRows: "Again",
    visitor: guard,
    values: { move: "OfMove" },
  },
  receivedDelivery: {
    id: "screens-received-delivery",
    ...reading,
    empty: "Closed",
    longText: "LongText",
    manyRows: noList,
    values: { READY: "Default", ON_THE_WAY: "OnTheWay", DELIVERED: "Delivered", EARLY: "Early" },
  },
  storedBoxes: {
    id: "screens-stored-boxes",
    ...reading,
    empty: "Empty",
    longText: "LongText",
    manyRows: "ManyBoxes",
    visitor: guard,
  },
  storageAction: {
    id: "screens-storage-action",
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
  laterPaymentComplete: { id: "screens-storage-payment-complete", ...noData, ...reading },
} as const satisfies Record<string, ScreenCoverage>;
