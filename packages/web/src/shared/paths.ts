import { linkedPages, linkTo } from "@damadum/domain";
import { companyPaths } from "./company-paths.ts";
import { pageQuery, query, unlessHome, type PaymentNumbers } from "./router/query.ts";
import type { TermsName } from "./terms/terms-pages.ts";

/** Every URL of the site that has a screen. A link is written `paths.<name>.getHref(…)`, never as text. */
export const paths = {
  home: {
    path: "/",
    /** `step` opens one question of the quote, `resume` the last open one. */
    getHref: (step?: string) => `/${query({ step })}`,
  },
  storageQuote: {
    path: "/storage",
    /** `step` opens one question of the storage quote. */
    getHref: (step?: string) => `/storage${query({ step })}`,
  },
  freeMonths: {
    path: "/event-free-month3",
    /** `step` opens one question of the storage quote. */
    getHref: (step?: string) => `/event-free-month3${query({ step })}`,
  },
  storagePayment: {
    path: "/storage/payment",
    getHref: (serial: string) => `/storage/payment${query({ serial })}`,
  },
  storagePaymentComplete: {
    path: "/storage/payment/complete/mobile",
    /** The provider adds its numbers to the return URL itself; the page's own links pass them in `payment`. */
    getHref: (serial: string, payment?: PaymentNumbers) =>
      `/storage/payment/complete/mobile${query({ serial, ...payment })}`,
  },
  login: {
    path: "/login",
    getHref: (redirect?: string) => `/login${query({ redirect: unlessHome(redirect) })}`,
  },
  loginCallback: {
    path: "/login/:provider/callback",
    getHref: (provider: string) => `/login/${provider}/callback`,
  },
  logout: {
    path: "/logout",
    /** `expired` is a bare word in the query (spec section 4), so it is not a key with a value. */
    getHref: ({ expired = false, redirect }: { expired?: boolean; redirect?: string } = {}) => {
      const rest = query({ redirect: unlessHome(redirect) });
      return expired ? `/logout?expired${rest.replace("?", "&")}` : `/logout${rest}`;
    },
  },
  signup: {
    path: "/signup",
    /** `step` opens one question of the signup. */
    getHref: (redirect?: string, step?: string) =>
      `/signup${query({ redirect: unlessHome(redirect), step })}`,
  },
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
  signupCertificationResult: {
    path: "/signup/certification/result",
    /** The provider adds its numbers to the return address. */
    getHref: (type: string, redirect?: string) =>
      `/signup/certification/result${query({ type, redirect: unlessHome(redirect) })}`,
  },
  findId: { path: "/users/id/find", getHref: () => "/users/id/find" },
  findIdResult: {
    path: "/users/id/find/result",
    /** The provider adds its numbers to the return address. */
    getHref: () => "/users/id/find/result",
  },
  resetPassword: { path: "/users/passwd/reset", getHref: () => "/users/passwd/reset" },
  welcome: {
    path: "/welcome",
    getHref: (redirect?: string) => `/welcome${query({ redirect: unlessHome(redirect) })}`,
  },
  estimatePayment: {
    path: "/estimate/payment",
    getHref: (serial: string) => `/estimate/payment${query({ serial })}`,
  },
  estimatePaymentComplete: {
    path: "/estimate/payment/complete/mobile",
    /** The provider adds its numbers to the return URL itself; the page's own links pass them in `payment`. */
    getHref: (serial: string, payment?: PaymentNumbers) =>
      `/estimate/payment/complete/mobile${query({ serial, ...payment })}`,
  },
  my: {
    path: "/my",
    /** One page of the orders, counted from 1. */
    getHref: (page = 1) => `/my${pageQuery(page)}`,
  },
  myEstimate: {
    path: linkedPages.myEstimate,
    getHref: (serial: string) => linkTo("myEstimate", { serial }),
  },
  boxContent: {
    path: linkedPages.boxContent,
    getHref: (serial: string) => linkTo("boxContent", { serial }),
  },
  damageReport: {
    path: linkedPages.damageReport,
    getHref: (serial: string) => linkTo("damageReport", { serial }),
  },
  storedBoxes: {
    path: "/my/order/storage/boxes",
    /** `q` is the search, `status` the state that the list is narrowed to. */
    getHref: (search: { q?: string; status?: string } = {}) =>
      `/my/order/storage/boxes${query(search)}`,
  },
  myStorageOrder: {
    path: linkedPages.myStorageOrder,
    getHref: (serial: string) => linkTo("myStorageOrder", { serial }),
  },
  storageOrderPayment: {
    path: `${linkedPages.myStorageOrder}/payment`,
    getHref: (serial: string) => `${linkTo("myStorageOrder", { serial })}/payment`,
  },
  storageAction: {
    path: `${linkedPages.myStorageOrder}/:action`,
    getHref: (serial: string, action: string) =>
      `${linkTo("myStorageOrder", { serial })}/${action}`,
  },
  laterPaymentComplete: {
    path: "/storage-delivery/payment-complete/mobile",
    /** `serial` names what is paid: an order, or the id of a contract that began with `order`. */
    getHref: (serial: string, payment?: PaymentNumbers, order?: string) =>
      `/storage-delivery/payment-complete/mobile${query({ serial, order, ...payment })}`,
  },
  collection: {
    path: "/my/estimate/:serial/collection",
    getHref: (serial: string) => `/my/estimate/${encodeURIComponent(serial)}/collection`,
  },
  reschedule: {
    path: "/my/estimate/:serial/reschedule",
    getHref: (serial: string) => `/my/estimate/${encodeURIComponent(serial)}/reschedule`,
  },
  review: {
    path: "/my/estimate/:serial/review",
    getHref: (serial: string) => `/my/estimate/${encodeURIComponent(serial)}/review`,
  },
  myPayment: { path: linkedPages.myPayment, getHref: () => linkTo("myPayment") },
  myPaymentComplete: {
    path: "/my/payment/complete/mobile",
    /** `customerUid` names the payment method at the provider, which adds its own numbers to the return address. */
    getHref: (customerUid: string) =>
      `/my/payment/complete/mobile${query({ customer_uid: customerUid })}`,
  },
  customPayment: {
    path: linkedPages.customPayment,
    getHref: (url: string) => linkTo("customPayment", { url }),
  },
  customPaymentComplete: {
    path: "/callback/payments/custom/mobile",
    /** `serial` is the end of the link, so that every result page reads its URL the same way. */
    getHref: (url: string, payment?: PaymentNumbers) =>
      `/callback/payments/custom/mobile${query({ serial: url, ...payment })}`,
  },
  receivedDelivery: {
    path: "/receive/:key",
    getHref: (key: string) => `/receive/${encodeURIComponent(key)}`,
  },
  ...companyPaths,
  changePassword: { path: "/my/passwd/change", getHref: () => "/my/passwd/change" },
  profile: { path: "/my/profile", getHref: () => "/my/profile" },
  profileCertificationResult: {
    path: "/my/profile/certification/result",
    /** The provider adds its numbers to the return address. */
    getHref: () => "/my/profile/certification/result",
  },
  newAddress: { path: "/my/profile/address", getHref: () => "/my/profile/address" },
  address: {
    path: "/my/profile/address/:id",
    getHref: (id: string) => `/my/profile/address/${encodeURIComponent(id)}`,
  },
  withdrawal: { path: "/my/profile/withdrawal", getHref: () => "/my/profile/withdrawal" },
  brand: { path: "/brand", getHref: () => "/brand" },
  guide: { path: "/guide", getHref: () => "/guide" },
  guideEstimate: { path: "/guide/estimate", getHref: () => "/guide/estimate" },
  guideStorage: { path: "/guide/storage", getHref: () => "/guide/storage" },
  support: { path: "/support/main", getHref: () => "/support/main" },
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
  notFound: { path: "/error/404", getHref: () => "/error/404" },
} as const;

/** Aliases of screens from earlier menus; each only redirects. */
export const aliases = [
  { path: "/estimate", target: paths.home },
  { path: "/mypage", target: paths.my },
  { path: "/notices", target: paths.faq },
] as const;
