import {
  linkedPages,
  linkTo,
  type LinkedPage,
  type PaperKind,
  type PaperSubject,
} from "@damadum/domain";
import { companyPaths } from "./company-paths.ts";
import {
  pageAt,
  pageOf,
  query,
  unlessFirst,
  unlessHome,
  type PaymentNumbers,
} from "./router/query.ts";
import type { TermsName } from "./terms/terms-pages.ts";

/** A page that messages and labels link to as well, by the part of its path that each link fills in. */
function linkedPage<Name extends LinkedPage>(page: Name, part: string) {
  return {
    path: linkedPages[page],
    getHref: (value: string) => linkTo(page, { [part]: value }),
  };
}

/** Where a payment on a contract leads back: the order that began it, and the kind of change that was paid. */
interface PaidOnContract {
  readonly order: string;
  readonly change?: string;
}

/** Every URL of the site that has a screen. A link is written `paths.<name>.getHref(…)`, never as text. */
export const paths = {
  /** `step` opens one question of the quote, `resume` the last open one. */
  home: pageAt("/", (step?: string) => ({ step })),
  /** `step` opens one question of the storage quote. */
  storageQuote: pageAt("/storage", (step?: string) => ({ step })),
  /** `step` opens one question of the storage quote. */
  freeMonths: pageAt("/event-free-month3", (step?: string) => ({ step })),
  storagePayment: pageAt("/storage/payment", (serial: string) => ({ serial })),
  /** The provider adds its numbers to the return URL itself; the page's own links pass them in `payment`. */
  storagePaymentComplete: pageAt(
    "/storage/payment/complete/mobile",
    (serial: string, payment?: PaymentNumbers) => ({ serial, ...payment }),
  ),
  login: pageAt("/login", (redirect?: string) => ({ redirect: unlessHome(redirect) })),
  loginCallback: pageOf("/login/:provider/callback"),
  logout: {
    path: "/logout",
    /** `expired` is a bare word in the query (spec section 4), so it is not a key with a value. */
    getHref: ({ expired = false, redirect }: { expired?: boolean; redirect?: string } = {}) => {
      const rest = query({ redirect: unlessHome(redirect) });
      return expired ? `/logout?expired${rest.replace("?", "&")}` : `/logout${rest}`;
    },
  },
  /** `step` opens one question of the signup. */
  signup: pageAt("/signup", (redirect?: string, step?: string) => ({
    redirect: unlessHome(redirect),
    step,
  })),
  signupSocial: {
    path: "/signup/:sns",
    getHref: (sns: string, redirect?: string, step?: string) =>
      `/signup/${sns}${query({ redirect: unlessHome(redirect), step })}`,
  },
  signupCertification: {
    path: "/signup/:type/certification",
    getHref: (type: string, redirect?: string) =>
      `/signup/${type}/certification${query({ redirect: unlessHome(redirect) })}`,
  },
  /** The provider adds its numbers to the return address. */
  signupCertificationResult: pageAt(
    "/signup/certification/result",
    (type: string, redirect?: string) => ({ type, redirect: unlessHome(redirect) }),
  ),
  findId: pageAt("/users/id/find"),
  /** The provider adds its numbers to the return address. */
  findIdResult: pageAt("/users/id/find/result"),
  resetPassword: pageAt("/users/passwd/reset"),
  welcome: pageAt("/welcome", (redirect?: string) => ({ redirect: unlessHome(redirect) })),
  estimatePayment: pageAt("/estimate/payment", (serial: string) => ({ serial })),
  /** The provider adds its numbers to the return URL itself; the page's own links pass them in `payment`. */
  estimatePaymentComplete: pageAt(
    "/estimate/payment/complete/mobile",
    (serial: string, payment?: PaymentNumbers) => ({ serial, ...payment }),
  ),
  /** One page of the orders, counted from 1. */
  my: pageAt("/my", (page?: number) => ({ page: unlessFirst(page) })),
  myEstimate: linkedPage("myEstimate", "serial"),
  boxContent: linkedPage("boxContent", "serial"),
  damageReport: linkedPage("damageReport", "serial"),
  moveDamageReport: linkedPage("moveDamageReport", "serial"),
  /** `q` is the search, `status` the state that the list is narrowed to. */
  storedBoxes: pageAt(
    "/my/order/storage/boxes",
    (search: { q?: string; status?: string } = {}) => search,
  ),
  myStorageOrder: linkedPage("myStorageOrder", "serial"),
  storageOrderPayment: {
    path: `${linkedPages.myStorageOrder}/payment`,
    getHref: (serial: string) => `${linkTo("myStorageOrder", { serial })}/payment`,
  },
  storageAction: {
    path: `${linkedPages.myStorageOrder}/:action`,
    getHref: (serial: string, action: string) =>
      `${linkTo("myStorageOrder", { serial })}/${action}`,
  },
  /** `serial` names what is paid: an order, or the id of a contract that began with `order`. */
  laterPaymentComplete: pageAt(
    "/storage-delivery/payment-complete/mobile",
    (serial: string, payment?: PaymentNumbers, contract?: PaidOnContract) => ({
      serial,
      ...contract,
      ...payment,
    }),
  ),
  /** A paper of an order, or of the bill of a company, to print or save. */
  paper: {
    path: "/my/papers/:subject/:number/:kind",
    getHref: (subject: PaperSubject, number: string, kind: PaperKind) =>
      `/my/papers/${subject}/${encodeURIComponent(number)}/${kind}`,
  },
  cashReceipt: pageOf("/my/estimate/:serial/cash-receipt"),
  collection: pageOf("/my/estimate/:serial/collection"),
  reschedule: pageOf("/my/estimate/:serial/reschedule"),
  review: pageOf("/my/estimate/:serial/review"),
  myPayment: pageAt(linkedPages.myPayment),
  /** `customerUid` names the payment method at the provider, which adds its own numbers to the return address. */
  myPaymentComplete: pageAt("/my/payment/complete/mobile", (customerUid: string) => ({
    customer_uid: customerUid,
  })),
  customPayment: linkedPage("customPayment", "url"),
  /** `serial` is the end of the link, so that every result page reads its URL the same way. */
  customPaymentComplete: pageAt(
    "/callback/payments/custom/mobile",
    (url: string, payment?: PaymentNumbers) => ({ serial: url, ...payment }),
  ),
  receivedDelivery: pageOf("/receive/:key"),
  ...companyPaths,
  changePassword: pageAt("/my/passwd/change"),
  profile: pageAt("/my/profile"),
  /** The provider adds its numbers to the return address. */
  profileCertificationResult: pageAt("/my/profile/certification/result"),
  newAddress: pageAt("/my/profile/address"),
  address: pageOf("/my/profile/address/:id"),
  devices: pageAt(linkedPages.devices),
  noticeSettings: pageAt("/my/profile/notices"),
  myData: pageAt("/my/profile/data"),
  withdrawal: pageAt("/my/profile/withdrawal"),
  brand: pageAt("/brand"),
  guide: pageAt("/guide"),
  guideEstimate: pageAt("/guide/estimate"),
  guideStorage: pageAt("/guide/storage"),
  support: pageAt("/support/main"),
  faq: {
    path: "/support/faq",
    /** `id` opens one answer. */
    getHref: (id?: string) => `/support/faq${id === undefined ? "" : `#${id}`}`,
  },
  terms: {
    path: "/terms",
    /** `version` is the first day of an older wording. */
    getHref: (name: TermsName, version?: string) =>
      `/terms/${name}${version === undefined ? "" : `/${version}`}`,
  },
  notFound: pageAt("/error/404"),
} as const;

/** Aliases of screens from earlier menus; each only redirects. */
export const aliases = [
  { path: "/estimate", target: paths.home },
  { path: "/mypage", target: paths.my },
  { path: "/notices", target: paths.faq },
] as const;
