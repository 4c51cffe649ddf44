import {
  pageAt,
  pageOf,
  query,
  unlessFirst,
  type BoxesSearch,
  type PaymentNumbers,
} from "./router/query.ts";

/** The kinds of a company's requests, as the URL names them. */
export type CompanyRequestName = "delivery" | "collection" | "new-boxes" | "disposal";

/** Default number of boxes per page: as many as one and a half desktop screens show. */
export const BOXES_ON_A_PAGE = 50;

/** Every URL of the company workspace, and the public page that checks a certificate. */
export const companyPaths = {
  company: pageAt("/my/company"),
  /** One page (counted from 1) of the boxes that match the filter, the search, the department and the contract. */
  companyBoxes: pageAt(
    "/my/company/boxes",
    ({ page, limit, filter, q, department, contract }: BoxesSearch = {}) => ({
      page: unlessFirst(page),
      limit: limit === undefined || limit === BOXES_ON_A_PAGE ? undefined : String(limit),
      filter: filter === "ALL" ? undefined : filter,
      q,
      department,
      contract,
    }),
  ),
  companyBox: pageOf("/my/company/boxes/:id"),
  companyRequest: {
    path: "/my/company/request/:kind",
    /** Applies to the chosen boxes; `cid` names the contract when they do not determine it. */
    getHref: (kind: CompanyRequestName, cid?: string) =>
      `/my/company/request/${kind}${query({ cid })}`,
  },
  /** One page of the contracts, counted from 1. */
  companyContracts: pageAt("/my/company/contracts", (page?: number) => ({
    page: unlessFirst(page),
  })),
  /** `from` is a contract whose terms the request starts with. */
  newCompanyContract: pageAt("/my/company/contracts/new", (from?: string) => ({ from })),
  companyContract: pageOf("/my/company/contracts/:id"),
  /** One page of the works, counted from 1. */
  companyWorks: pageAt("/my/company/works", (page?: number) => ({ page: unlessFirst(page) })),
  companyWork: pageOf("/my/company/works/:id"),
  /** The certificate of a disposal, by its work. */
  companyCertificate: pageOf("/my/company/works/:id/certificate"),
  /** Open to anyone; `code` is printed on the certificate. */
  certificateCheck: pageAt("/certificates", (code?: string) => ({ code })),
  /** One page of the invoices, counted from 1. */
  companyInvoices: pageAt("/my/company/invoices", (page?: number) => ({ page: unlessFirst(page) })),
  companyInvoice: pageOf("/my/company/invoices/:id"),
  /** `serial` is the id of the invoice, so that every result page reads its URL the same way. */
  companyPaymentComplete: pageAt(
    "/my/company/payment-complete/mobile",
    (invoiceId: string, payment?: PaymentNumbers) => ({ serial: invoiceId, ...payment }),
  ),
} as const;
