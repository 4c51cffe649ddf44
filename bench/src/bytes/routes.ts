import { paths } from "@damadum/web/src/shared/paths.ts";

/** The demo accounts whose pages are measured. */
export type DemoLogin = "demo-member" | "demo-company";

/** A page of the web that is loaded on its own. */
export interface MeasuredRoute {
  /** The path as the route table has it. */
  readonly path: string;
  /** The path with a real order's serial. */
  readonly href: (serial: string) => string;
  /** The module that the route loads lazily, as the build manifest names it. */
  readonly screen: string;
  /** The demo login that may see the page; null for public pages. */
  readonly login: DemoLogin | null;
}

function open(path: string, screen: string, href = (_serial: string) => path): MeasuredRoute {
  return { path, href, screen: `src/features/${screen}-screen.tsx`, login: null };
}

function member(path: string, screen: string, href = (_serial: string) => path): MeasuredRoute {
  return { ...open(path, screen, href), login: "demo-member" };
}

function company(path: string, screen: string, href = (_serial: string) => path): MeasuredRoute {
  return { ...open(path, `company/${screen}`, href), login: "demo-company" };
}

/** Belongs to no record: the page shows that it found nothing, with the same scripts. */
const NO_ID = "0193f1c2-6f1e-7c3a-9b1e-000000000000";

const { estimatePayment, estimatePaymentComplete, myEstimate } = paths;

/** Every path of the web: leaving one out is a type error. */
export const routes: Readonly<Record<keyof typeof paths, MeasuredRoute>> = {
  home: { ...open(paths.home.path, "home/home"), screen: "home" },
  storageQuote: open(paths.storageQuote.path, "storage-quote/storage-quote"),
  storagePayment: member(
    paths.storagePayment.path,
    "storage-quote/storage-payment",
    paths.storagePayment.getHref,
  ),
  storagePaymentComplete: open(
    paths.storagePaymentComplete.path,
    "storage-quote/storage-payment-complete",
    paths.storagePaymentComplete.getHref,
  ),
  myPayment: member(paths.myPayment.path, "billing/my-payment"),
  myPaymentComplete: member(paths.myPaymentComplete.path, "billing/my-payment-complete", () =>
    paths.myPaymentComplete.getHref("cu_none"),
  ),
  customPayment: open(paths.customPayment.path, "custom-payment/custom-payment", () =>
    paths.customPayment.getHref("none"),
  ),
  customPaymentComplete: open(
    paths.customPaymentComplete.path,
    "custom-payment/custom-payment-complete",
    () => paths.customPaymentComplete.getHref("none"),
  ),
  freeMonths: member(paths.freeMonths.path, "storage-quote/free-months"),
  login: open(paths.login.path, "login/login"),
  loginCallback: open(paths.loginCallback.path, "login/social-callback", () =>
    paths.loginCallback.getHref("kakao"),
  ),
  signup: open(paths.signup.path, "signup/signup"),
  signupSocial: open(paths.signupSocial.path, "signup/social-signup", () =>
    paths.signupSocial.getHref("kakao"),
  ),
  signupCertification: open(paths.signupCertification.path, "signup/certification", () =>
    paths.signupCertification.getHref("id"),
  ),
  signupCertificationResult: open(
    paths.signupCertificationResult.path,
    "signup/certification-result",
    () => paths.signupCertificationResult.getHref("id"),
  ),
  welcome: open(paths.welcome.path, "welcome/welcome"),
  logout: open(paths.logout.path, "logout/logout"),
  estimatePayment: member(estimatePayment.path, "payment/payment", estimatePayment.getHref),
  estimatePaymentComplete: open(
    estimatePaymentComplete.path,
    "payment/payment-complete",
    estimatePaymentComplete.getHref,
  ),
  findId: open(paths.findId.path, "find-id/find-id"),
  findIdResult: open(paths.findIdResult.path, "find-id/find-id-result"),
  profile: member(paths.profile.path, "profile/profile"),
  profileCertificationResult: member(
    paths.profileCertificationResult.path,
    "profile/certification-result",
  ),
  newAddress: member(paths.newAddress.path, "profile/address"),
  address: member(paths.address.path, "profile/address", () => paths.newAddress.getHref()),
  withdrawal: member(paths.withdrawal.path, "profile/withdrawal"),
  resetPassword: open(paths.resetPassword.path, "password-reset/password-reset"),
  changePassword: member(paths.changePassword.path, "password-change/password-change"),
  my: member(paths.my.path, "orders/my"),
  myEstimate: member(myEstimate.path, "orders/order", myEstimate.getHref),
  boxContent: open(paths.boxContent.path, "box-content/box-content", () =>
    paths.boxContent.getHref("BX7K3F9QX2M4"),
  ),
  damageReport: member(paths.damageReport.path, "damage-report/damage-report", () =>
    paths.damageReport.getHref("BX7K3F9QX2M4"),
  ),
  receivedDelivery: open(paths.receivedDelivery.path, "received-delivery/received-delivery", () =>
    paths.receivedDelivery.getHref("none"),
  ),
  storedBoxes: member(paths.storedBoxes.path, "stored-boxes/stored-boxes"),
  myStorageOrder: member(
    paths.myStorageOrder.path,
    "storage-order/storage-order",
    paths.myStorageOrder.getHref,
  ),
  storageOrderPayment: member(
    paths.storageOrderPayment.path,
    "storage-order/storage-payment",
    paths.storageOrderPayment.getHref,
  ),
  storageAction: member(paths.storageAction.path, "storage-order/storage-action", (serial) =>
    paths.storageAction.getHref(serial, "delivery"),
  ),
  laterPaymentComplete: open(
    paths.laterPaymentComplete.path,
    "storage-order/later-payment-complete",
    paths.laterPaymentComplete.getHref,
  ),
  company: company(paths.company.path, "overview"),
  companyBoxes: company(paths.companyBoxes.path, "boxes"),
  companyContracts: company(paths.companyContracts.path, "contracts"),
  companyContract: company(paths.companyContract.path, "contract", () =>
    paths.companyContract.getHref(NO_ID),
  ),
  companyCertificate: company(paths.companyCertificate.path, "certificate", () =>
    paths.companyCertificate.getHref(NO_ID),
  ),
  certificateCheck: open(paths.certificateCheck.path, "certificate/certificate-check"),
  companyWorks: company(paths.companyWorks.path, "works"),
  companyWork: company(paths.companyWork.path, "work", () => paths.companyWork.getHref(NO_ID)),
  companyInvoices: company(paths.companyInvoices.path, "invoices"),
  companyInvoice: company(paths.companyInvoice.path, "invoice", () =>
    paths.companyInvoice.getHref(NO_ID),
  ),
  companyRequest: company(paths.companyRequest.path, "request", () =>
    paths.companyRequest.getHref("delivery"),
  ),
  newCompanyContract: company(paths.newCompanyContract.path, "new-contract"),
  companyPaymentComplete: company(paths.companyPaymentComplete.path, "payment-complete", () =>
    paths.companyPaymentComplete.getHref(NO_ID),
  ),
  collection: member(paths.collection.path, "orders/collection", paths.collection.getHref),
  reschedule: member(paths.reschedule.path, "orders/reschedule", paths.reschedule.getHref),
  review: member(paths.review.path, "orders/review", paths.review.getHref),
  brand: open(paths.brand.path, "brand/brand"),
  guide: open(paths.guide.path, "guide/guide"),
  guideEstimate: open(paths.guideEstimate.path, "guide/guide-estimate"),
  guideStorage: open(paths.guideStorage.path, "guide/guide-storage"),
  support: open(paths.support.path, "support/support"),
  faq: open(paths.faq.path, "support/faq"),
  terms: open(paths.terms.path, "terms/terms", () => paths.terms.getHref("move")),
  notFound: open(paths.notFound.path, "not-found/not-found"),
};
