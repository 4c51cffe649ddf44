import { pageQuery, query, type BoxesSearch, type PaymentNumbers } from "./router/query.ts";

/** What a company can request of its boxes, as the address names it. */
export type CompanyRequestName = "delivery" | "collection" | "new-boxes" | "disposal";

/** Boxes on one page of the list unless the address says otherwise: as many as one screen of a desktop and a half shows. */
export const BOXES_ON_A_PAGE = 50;

/** Every URL of a company's workspace, and where anyone checks a paper of its. */
export const companyPaths = {
  company: { path: "/my/company", getHref: () => "/my/company" },
  companyBoxes: {
    path: "/my/company/boxes",
    /** What of the boxes: one page (counted from 1), one filter, the words looked for. */
    getHref: ({ page = 1, limit, filter, q, department, contract }: BoxesSearch = {}) =>
      `/my/company/boxes${query({
        page: page > 1 ? String(page) : undefined,
        limit: limit === undefined || limit === BOXES_ON_A_PAGE ? undefined : String(limit),
        filter: filter === "ALL" ? undefined : filter,
        q,
        department,
        contract,
      })}`,
  },
  companyRequest: {
    path: "/my/company/request/:kind",
    /** The boxes are those that are chosen; `cid` is the contract where there are none. */
    getHref: (kind: CompanyRequestName, cid?: string) =>
      `/my/company/request/${kind}${query({ cid })}`,
  },
  companyContracts: {
    path: "/my/company/contracts",
    /** One page of the contracts, counted from 1. */
    getHref: (page = 1) => `/my/company/contracts${pageQuery(page)}`,
  },
  newCompanyContract: {
    path: "/my/company/contracts/new",
    /** `from` is a contract whose terms the request starts with. */
    getHref: (from?: string) => `/my/company/contracts/new${query({ from })}`,
  },
  companyContract: {
    path: "/my/company/contracts/:id",
    getHref: (id: string) => `/my/company/contracts/${encodeURIComponent(id)}`,
  },
  companyWorks: {
    path: "/my/company/works",
    /** One page of the works, counted from 1. */
    getHref: (page = 1) => `/my/company/works${pageQuery(page)}`,
  },
  companyWork: {
    path: "/my/company/works/:id",
    getHref: (id: string) => `/my/company/works/${encodeURIComponent(id)}`,
  },
  companyCertificate: {
    path: "/my/company/works/:id/certificate",
    /** The certificate of a disposal, by its work. */
    getHref: (id: string) => `/my/company/works/${encodeURIComponent(id)}/certificate`,
  },
  certificateCheck: {
    path: "/certificates",
    /** Open to anyone; `code` stands on the paper. */
    getHref: (code?: string) => `/certificates${query({ code })}`,
  },
  companyInvoices: {
    path: "/my/company/invoices",
    /** One page of the invoices, counted from 1. */
    getHref: (page = 1) => `/my/company/invoices${pageQuery(page)}`,
  },
  companyInvoice: {
    path: "/my/company/invoices/:id",
    getHref: (id: string) => `/my/company/invoices/${encodeURIComponent(id)}`,
  },
  companyPaymentComplete: {
    path: "/my/company/payment-complete/mobile",
    /** `serial` is the id of the invoice, so that every result page reads its address alike. */
    getHref: (invoiceId: string, payment?: PaymentNumbers) =>
      `/my/company/payment-complete/mobile${query({ serial: invoiceId, ...payment })}`,
  },
} as const;
