import { paths } from "@damadum/web/src/shared/paths.ts";

export interface MeasuredRoute {
  readonly path: string;
  /** The path that is opened. */
  readonly href: string;
  /** The module that the route loads lazily, as the build manifest names it. */
  readonly screen: string;
  /** The demo login that may see the page; null for public pages. */
  readonly login: "demo-member" | "demo-company" | null;
}

interface Page<Parts extends readonly string[]> {
  readonly path: string;
  readonly getHref: (...parts: Parts) => string;
}

function open<Parts extends readonly string[]>(
  { path, getHref }: Page<Parts>,
  screen: string,
  ...parts: Parts
): MeasuredRoute {
  return {
    path,
    href: getHref(...parts),
    screen: `src/features/${screen}-screen.tsx`,
    login: null,
  };
}

function member<Parts extends readonly string[]>(
  page: Page<Parts>,
  screen: string,
  ...parts: Parts
): MeasuredRoute {
  return { ...open(page, screen, ...parts), login: "demo-member" };
}

function company<Parts extends readonly string[]>(
  page: Page<Parts>,
  screen: string,
  ...parts: Parts
): MeasuredRoute {
  return { ...open(page, `company/${screen}`, ...parts), login: "demo-company" };
}

/** Belongs to no record: the page shows that it found nothing, with the same scripts. */
const NO_ID = "0193f1c2-6f1e-7c3a-9b1e-000000000000";

/** Every path of the web, those of an order with this serial: leaving one out is a type error. */
export function routesOf(serial: string): Readonly<Record<keyof typeof paths, MeasuredRoute>> {
  return {
    home: { ...open(paths.home, "home/home"), screen: "home" },
    storageQuote: open(paths.storageQuote, "storage-quote/storage-quote"),
    storagePayment: member(paths.storagePayment, "storage-quote/storage-payment", serial),
    storagePaymentComplete: open(
      paths.storagePaymentComplete,
      "storage-quote/storage-payment-complete",
      serial,
    ),
    myPayment: member(paths.myPayment, "billing/my-payment"),
    myPaymentComplete: member(paths.myPaymentComplete, "billing/my-payment-complete", "cu_none"),
    customPayment: open(paths.customPayment, "custom-payment/custom-payment", "none"),
    customPaymentComplete: open(
      paths.customPaymentComplete,
      "custom-payment/custom-payment-complete",
      "none",
    ),
    freeMonths: member(paths.freeMonths, "storage-quote/free-months"),
    login: open(paths.login, "login/login"),
    loginCallback: open(paths.loginCallback, "login/social-callback", "kakao"),
    signup: open(paths.signup, "signup/signup"),
    signupSocial: open(paths.signupSocial, "signup/social-signup", "kakao"),
    signupCertification: open(paths.signupCertification, "signup/certification", "id"),
    signupCertificationResult: open(
      paths.signupCertificationResult,
      "signup/certification-result",
      "id",
    ),
    welcome: open(paths.welcome, "welcome/welcome"),
    logout: open(paths.logout, "logout/logout"),
    estimatePayment: member(paths.estimatePayment, "payment/payment", serial),
    estimatePaymentComplete: open(
      paths.estimatePaymentComplete,
      "payment/payment-complete",
      serial,
    ),
    findId: open(paths.findId, "find-id/find-id"),
    findIdResult: open(paths.findIdResult, "find-id/find-id-result"),
    profile: member(paths.profile, "profile/profile"),
    profileCertificationResult: member(
      paths.profileCertificationResult,
      "profile/certification-result",
    ),
    newAddress: member(paths.newAddress, "profile/address"),
    address: { ...member(paths.newAddress, "profile/address"), path: paths.address.path },
    devices: member(paths.devices, "profile/devices"),
    noticeSettings: member(paths.noticeSettings, "profile/notice-settings"),
    myData: member(paths.myData, "profile/my-data"),
    withdrawal: member(paths.withdrawal, "profile/withdrawal"),
    resetPassword: open(paths.resetPassword, "password-reset/password-reset"),
    changePassword: member(paths.changePassword, "password-change/password-change"),
    my: member(paths.my, "orders/my"),
    myEstimate: member(paths.myEstimate, "orders/order", serial),
    boxContent: open(paths.boxContent, "box-content/box-content", "BX7K3F9QX2M4"),
    damageReport: member(paths.damageReport, "damage-report/damage-report", "BX7K3F9QX2M4"),
    moveDamageReport: member(paths.moveDamageReport, "damage-report/damage-report", serial),
    receivedDelivery: open(paths.receivedDelivery, "received-delivery/received-delivery", "none"),
    storedBoxes: member(paths.storedBoxes, "stored-boxes/stored-boxes"),
    myStorageOrder: member(paths.myStorageOrder, "storage-order/storage-order", serial),
    paper: member(paths.paper, "paper/paper", "moves", serial, "statement"),
    storageOrderPayment: member(paths.storageOrderPayment, "storage-order/storage-payment", serial),
    storageAction: member(paths.storageAction, "storage-order/storage-action", serial, "delivery"),
    laterPaymentComplete: open(
      paths.laterPaymentComplete,
      "storage-order/later-payment-complete",
      serial,
    ),
    company: company(paths.company, "overview"),
    companyBoxes: company(paths.companyBoxes, "boxes"),
    companyBox: company(paths.companyBox, "box", NO_ID),
    companyContracts: company(paths.companyContracts, "contracts"),
    companyContract: company(paths.companyContract, "contract", NO_ID),
    companyCertificate: company(paths.companyCertificate, "certificate", NO_ID),
    certificateCheck: open(paths.certificateCheck, "certificate/certificate-check"),
    companyWorks: company(paths.companyWorks, "works"),
    companyWork: company(paths.companyWork, "work", NO_ID),
    companyInvoices: company(paths.companyInvoices, "invoices"),
    companyInvoice: company(paths.companyInvoice, "invoice", NO_ID),
    companyRequest: company(paths.companyRequest, "request", "delivery"),
    newCompanyContract: company(paths.newCompanyContract, "new-contract"),
    companyPaymentComplete: company(paths.companyPaymentComplete, "payment-complete", NO_ID),
    cashReceipt: member(paths.cashReceipt, "orders/cash-receipt", serial),
    collection: member(paths.collection, "orders/collection", serial),
    reschedule: member(paths.reschedule, "orders/reschedule", serial),
    review: member(paths.review, "orders/review", serial),
    brand: open(paths.brand, "brand/brand"),
    guide: open(paths.guide, "guide/guide"),
    guideEstimate: open(paths.guideEstimate, "guide/guide-estimate"),
    guideStorage: open(paths.guideStorage, "guide/guide-storage"),
    support: open(paths.support, "support/support"),
    faq: open(paths.faq, "support/faq"),
    terms: open(paths.terms, "terms/terms", "move"),
    notFound: open(paths.notFound, "not-found/not-found"),
  };
}
