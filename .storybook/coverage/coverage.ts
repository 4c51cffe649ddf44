import type {
  MoveStatus,
  PaymentMethod,
  SnsType,
} from "../../packages/sdk/src/generated/model.schemas.ts";
import { paths } from "../../packages/web/src/shared/paths.ts";
import {
  guard,
  noData,
  noList,
  onlyWords,
  ownWords,
  reading,
  sending,
  writing,
  type Cell,
  type ScreenCoverage,
} from "./cells.ts";
import { moneyCoverage } from "./money-coverage.ts";
import { companyCoverage } from "./company-coverage.ts";
import { profileCoverage } from "./profile-coverage.ts";
import { storageCoverage } from "./storage-coverage.ts";

const statusStories = {
  QUOTED: "Quoted",
  WAIT: "PaymentFailed",
  PAYMENT: "Paid",
  CONFIRM: "Confirmed",
  BOX_DEL_BEFORE: "BoxesBeforeDelivery",
  BOX_DEL_COMPLETE: "BoxesDelivered",
  WORKING: "Working",
  WORKING_COMPLETE: "WorkDone",
  BOX_COL_REQUEST: "CollectionRequested",
  COMPLETE: "Complete",
  CANCEL: "Cancelled",
} as const satisfies Record<MoveStatus, Cell>;

const methodStories = {
  CARD: "Default",
  KAKAO_PAY: "FullAmountByKakaoPay",
  NAVER_PAY: "FullAmountByNaverPay",
  TOSS_PAY: "FullAmountByTossPay",
} as const satisfies Record<PaymentMethod, Cell>;

const socialStories = {
  NAVER: "Naver",
  KAKAO: "Default",
  GOOGLE: "Google",
  APPLE: "Apple",
} as const;

/** The stories of each page of the site. A new path, status or method does not compile without its cell. */
export const coverage = {
  // The quote on it has its own stories, "screens-quote".
  home: {
    id: "screens-home",
    loading: "ReviewsLoading",
    empty: "NoReviews",
    error: "ReviewsFailed",
    offline: "Offline",
    longText: "LongReviews",
    manyRows: "ManyReviews",
  },
  ...moneyCoverage,
  login: {
    id: "screens-login",
    ...noData,
    loading: "Loading",
    error: "SocialLoginsUnavailable",
    offline: "Offline",
  },
  loginCallback: {
    id: "screens-sociallogin",
    ...noData,
    ...reading,
    values: {
      NAVER: "NaverSignupNeeded",
      KAKAO: "SignupNeeded",
      GOOGLE: "GoogleSignupNeeded",
      APPLE: "AppleSignupNeeded",
    } satisfies Record<SnsType, Cell>,
  },
  logout: { id: "screens-logout", ...onlyWords },
  signup: { id: "screens-signup", ...noData, ...writing },
  signupSocial: {
    id: "screens-socialsignup",
    ...noData,
    ...writing,
    values: socialStories,
  },
  signupCertification: {
    id: "screens-signupcertification",
    ...noData,
    ...reading,
  },
  signupCertificationResult: {
    id: "screens-signupcertification",
    ...noData,
    loading: "ResultLoading",
    error: "ResultServerError",
    offline: "ResultOffline",
  },
  findId: { id: "screens-findid", ...onlyWords },
  findIdResult: {
    id: "screens-findid",
    loading: "Loading",
    empty: "Empty",
    error: "Error",
    offline: { because: "Error와 같은 말이고, 다시 하는 길도 같아요." },
    longText: { because: "아이디는 스무 글자까지예요. Found가 보여 줘요." },
    manyRows: "Found",
  },
  resetPassword: {
    id: "screens-passwordreset",
    ...noData,
    loading: "Loading",
    error: "ServerError",
    offline: sending,
  },
  welcome: {
    id: "screens-welcome",
    ...noData,
    loading: { because: "기다리는 것이 없어요. 늦게 온 이름은 적지 않아요." },
    error: "WithoutProfile",
    offline: { because: "WithoutProfile처럼 이름을 적지 않아요." },
  },
  estimatePayment: {
    id: "screens-payment",
    loading: "Loading",
    empty: "Missing",
    error: "ServerError",
    offline: "OfflineAtOpening",
    longText: { because: "견적서는 Order/LongText가 보여 주는 것과 같아요." },
    manyRows: noList,
    visitor: "Visitor",
    values: methodStories,
  },
  estimatePaymentComplete: {
    id: "screens-payment-complete",
    ...noData,
    ...reading,
    visitor: "InAnotherBrowser",
  },
  my: {
    id: "screens-my",
    ...reading,
    empty: "Empty",
    longText: "LongText",
    manyRows: "SecondPage",
    visitor: "Visitor",
  },
  myEstimate: {
    id: "screens-order",
    ...reading,
    empty: "Missing",
    longText: "LongText",
    manyRows: noList,
    visitor: "Visitor",
    values: statusStories,
  },
  ...storageCoverage,
  cashReceipt: {
    id: "screens-cashreceipt",
    ...reading,
    empty: "NotPaid",
    longText: ownWords,
    manyRows: noList,
    visitor: "Visitor",
  },
  collection: {
    id: "screens-collection",
    ...reading,
    empty: "NoCollectionDue",
    longText: ownWords,
    manyRows: noList,
    visitor: "Visitor",
  },
  reschedule: {
    id: "screens-reschedule",
    ...reading,
    empty: "NothingToMove",
    longText: ownWords,
    manyRows: noList,
    visitor: guard,
    values: { free: "Free", late: "Late", cheaper: "Cheaper" },
  },
  review: {
    id: "screens-review",
    ...reading,
    empty: "Default",
    longText: "LongText",
    manyRows: noList,
    visitor: "Visitor",
  },
  ...companyCoverage,
  ...profileCoverage,
  brand: { id: "screens-brand", ...onlyWords },
  guide: { id: "screens-guide", ...onlyWords },
  guideEstimate: { id: "screens-guide", ...onlyWords },
  guideStorage: { id: "screens-guide", ...onlyWords },
  support: { id: "screens-support", ...onlyWords },
  faq: { id: "screens-faq", ...onlyWords, empty: "NothingFound" },
  terms: { id: "screens-terms", ...onlyWords },
  notFound: { id: "screens-not-found", ...onlyWords },
} as const satisfies Record<keyof typeof paths, ScreenCoverage>;

/** The path of a page, or nothing for what is shown at none. */
export function routePath(page: string): string | undefined {
  const found: readonly [string, { readonly path?: string }][] = Object.entries(paths);
  return found.find(([name]) => name === page)?.[1].path;
}
