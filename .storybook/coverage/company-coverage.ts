import type {
  CompanyContractStatus,
  CompanyInvoiceStatus,
  CompanyWorkKind,
  CompanyWorkStatus,
} from "../../packages/sdk/src/generated/model.schemas.ts";
import {
  guard,
  noData,
  noList,
  noRead,
  ownWords,
  reading,
  sending,
  type Cell,
  type ScreenCoverage,
} from "./cells.ts";

const contractStatusStories = {
  WAIT: "Waiting",
  OFFERED: "Offered",
  ACTIVE: "Active",
  ENDED: "Ended",
  CANCEL: "Cancelled",
} as const satisfies Record<CompanyContractStatus, Cell>;

const workStatusStories = {
  WAIT: "Waiting",
  CONFIRM: "Confirmed",
  INVOICE_COMPLETE: "Invoiced",
  PAYMENT: "Paid",
  COMPLETE: "Complete",
  CANCEL: "Cancelled",
} as const satisfies Record<CompanyWorkStatus, Cell>;

const invoiceStatusStories = {
  ISSUED: "Issued",
  OVERDUE: "Overdue",
  PAID: "Paid",
  CANCEL: "Cancelled",
} as const satisfies Record<CompanyInvoiceStatus, Cell>;

const requestStories = {
  DELIVERY: "Delivery",
  COLLECTION: "Collection",
  NEW_BOXES: "NewBoxes",
  DISPOSAL: "Disposal",
} as const satisfies Record<CompanyWorkKind, Cell>;

const listed = {
  ...reading,
  empty: "Empty",
  longText: "ManyRows",
  manyRows: "ManyRows",
  visitor: guard,
} as const;

const single = { ...reading, empty: "Missing", manyRows: noList, visitor: guard } as const;

const sameAsList = { because: "The same words as in the list, where they are at their longest." };

/** The stories of each page of the company's workspace. */
export const companyCoverage = {
  company: {
    title: "Screens/Company overview",
    ...reading,
    empty: "Empty",
    longText: ownWords,
    manyRows: "ManyRows",
    visitor: "Visitor",
  },
  companyBoxes: {
    title: "Screens/Company boxes",
    ...reading,
    empty: "Empty",
    longText: "LongText",
    manyRows: "ManyRows",
    visitor: guard,
    // Its rows are of every BoxStatus.
    values: { everyStatus: "EveryStatus" },
  },
  companyBox: {
    ...single,
    title: "Screens/Company box",
    longText: "LongText",
  },
  companyContracts: { ...listed, title: "Screens/Company contracts" },
  companyContract: {
    ...single,
    title: "Screens/Company contract",
    longText: sameAsList,
    values: contractStatusStories,
  },
  companyWorks: { ...listed, title: "Screens/Company works", longText: ownWords },
  companyWork: {
    ...single,
    title: "Screens/Company work",
    longText: ownWords,
    values: workStatusStories,
  },
  companyCertificate: {
    ...single,
    title: "Screens/Company certificate",
    longText: sameAsList,
    manyRows: "ManyBoxes",
  },
  certificateCheck: {
    title: "Screens/Certificate check",
    ...reading,
    empty: "Unknown",
    longText: ownWords,
    manyRows: noList,
  },
  companyInvoices: { ...listed, title: "Screens/Company invoices", longText: ownWords },
  companyInvoice: {
    ...single,
    title: "Screens/Company invoice",
    longText: ownWords,
    values: invoiceStatusStories,
  },
  companyRequest: {
    title: "Screens/Company request",
    ...reading,
    empty: "NothingChosen",
    longText: ownWords,
    manyRows: "ManyBoxes",
    visitor: guard,
    values: requestStories,
  },
  newCompanyContract: {
    title: "Screens/Company contract request",
    ...noData,
    loading: noRead,
    error: sending,
    offline: sending,
    visitor: guard,
  },
  companyPaymentComplete: {
    title: "Screens/Company payment complete",
    ...noData,
    ...reading,
    visitor: guard,
  },
} as const satisfies Record<string, ScreenCoverage>;
