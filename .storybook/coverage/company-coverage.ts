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

const sameAsList = { because: "목록과 같은 글이고, 목록에서 가장 길어요." };

/** The stories of each page of the company's workspace. */
export const companyCoverage = {
  company: {
    id: "screens-company-overview",
    ...reading,
    empty: "Empty",
    longText: ownWords,
    manyRows: "ManyRows",
    visitor: "Visitor",
  },
  companyBoxes: {
    id: "screens-company-boxes",
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
    id: "screens-company-box",
    longText: "LongText",
  },
  companyContracts: { ...listed, id: "screens-company-contracts" },
  companyContract: {
    ...single,
    id: "screens-company-contract",
    longText: sameAsList,
    values: contractStatusStories,
  },
  companyWorks: { ...listed, id: "screens-company-works", longText: ownWords },
  companyWork: {
    ...single,
    id: "screens-company-work",
    longText: "LongText",
    values: workStatusStories,
  },
  companyCertificate: {
    ...single,
    id: "screens-company-certificate",
    longText: sameAsList,
    manyRows: "ManyBoxes",
  },
  certificateCheck: {
    id: "screens-certificate-check",
    ...reading,
    empty: "Unknown",
    longText: ownWords,
    manyRows: noList,
  },
  companyInvoices: { ...listed, id: "screens-company-invoices", longText: ownWords },
  companyInvoice: {
    ...single,
    id: "screens-company-invoice",
    longText: ownWords,
    values: invoiceStatusStories,
  },
  companyRequest: {
    id: "screens-company-request",
    ...reading,
    empty: "NothingChosen",
    longText: ownWords,
    manyRows: "ManyBoxes",
    visitor: guard,
    values: requestStories,
  },
  newCompanyContract: {
    id: "screens-company-contract-request",
    ...noData,
    loading: noRead,
    error: sending,
    offline: sending,
    visitor: guard,
  },
  companyPaymentComplete: {
    id: "screens-company-payment-complete",
    ...noData,
    ...reading,
    visitor: guard,
  },
} as const satisfies Record<string, ScreenCoverage>;
