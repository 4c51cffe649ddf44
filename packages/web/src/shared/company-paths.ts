import { pageQuery, query, type BoxesSearch, type PaymentNumbers } from "./router/query.ts";

/** The kinds of a company's requests, as the URL names them. */
export type CompanyRequestName = "delivery" | "collection" | "new-boxes" | "disposal";

/** Default number of boxes per page: as many as one and a half desktop screens show. */
export const BOXES_ON_A_PAGE = 50;

/** Every URL of the company workspace, and the public page that checks a certificate. */
export const companyPaths = {
  company: { path: "/my/company", getHref: () => "/my/company" },
  companyBoxes: {
    path: "/my/company/boxes",
    /** One page (counted from 1) of the boxes that match the filter, the search, the department and the contract. */
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
    /** Applies to the chosen boxes; `cid` names the contract when they do not determine it. */
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
    /** Open to anyone; `code` is printed on the certificate. */
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
    /** `serial` is the id of the invoice, so that every result page reads its URL the same way. */
    getHref: (invoiceId: string, payment?: PaymentNumbers) =>
      `/my/company/payment-complete/mobile${query({ serial: invoiceId, ...payment })}`,
  },
} as const;
