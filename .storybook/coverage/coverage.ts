import type {
  MoveStatus,
  PaymentMethod,
  SnsType,
} from "../../packages/sdk/src/generated/model.schemas.ts";
import type { paths } from "../../packages/web/src/shared/paths.ts";

/** The story that shows a state, by its export's name, or why no story can. */
type Cell = string | { readonly because: string };

interface ScreenCoverage {
  /** The title of the screen's stories. */
  readonly title: string;
  readonly loading: Cell;
  readonly empty: Cell;
  /** The server answers 500. */
  readonly error: Cell;
  readonly offline: Cell;
  readonly longText: Cell;
  readonly manyRows: Cell;
  /** Opened by somebody who is not logged in, where only members may be. */
  readonly visitor?: Cell;
  /** Each value of the enums by which the screen looks different. */
  readonly values?: Readonly<Record<string, Cell>>;
}

const noList: Cell = { because: "The screen lists nothing." };
const noRead: Cell = { because: "The screen reads nothing of the server's." };
const ownWords: Cell = { because: "All words are the product's own." };
const sending: Cell = {
  because: "Only sending can fail; the form shows every failure alike, as Login does.",
};
const guard: Cell = { because: "The guard is one for all members' pages; My shows it." };

const reading = { loading: "Loading", error: "ServerError", offline: "Offline" } as const;
const writing = { loading: "Loading", error: sending, offline: sending } as const;
const noData = { empty: noList, longText: ownWords, manyRows: noList } as const;
const onlyWords = { ...noData, loading: noRead, error: noRead, offline: noRead } as const;

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

/** What the stories show of each page of the site. A new path, status or method does not compile without its cell. */
export const coverage = {
  home: {
    title: "Screens/Quote",
    loading: "PriceLoading",
    empty: "Default",
    error: "PriceFailed",
    offline: "Offline",
    longText: "LongText",
    manyRows: { because: "The catalogue of things is one list, complete in Items." },
  },
  login: {
    title: "Screens/Login",
    ...noData,
    loading: "Loading",
    error: "SocialLoginsUnavailable",
    offline: "Offline",
  },
  loginCallback: {
    title: "Screens/SocialLogin",
    ...noData,
    ...reading,
    values: {
      NAVER: "NaverSignupNeeded",
      KAKAO: "SignupNeeded",
      GOOGLE: "GoogleSignupNeeded",
      APPLE: "AppleSignupNeeded",
    } satisfies Record<SnsType, Cell>,
  },
  logout: { title: "Screens/Logout", ...onlyWords },
  signup: { title: "Screens/Signup", ...noData, ...writing },
  signupSocial: {
    title: "Screens/SocialSignup",
    ...noData,
    ...writing,
    values: socialStories,
  },
  signupCertification: {
    title: "Screens/SignupCertification",
    ...noData,
    ...reading,
  },
  signupCertificationResult: {
    title: "Screens/SignupCertification",
    ...noData,
    loading: "ResultLoading",
    error: "ResultServerError",
    offline: "ResultOffline",
  },
  findId: { title: "Screens/FindId", ...onlyWords },
  findIdResult: {
    title: "Screens/FindId",
    loading: "Loading",
    empty: "Empty",
    error: "Error",
    offline: { because: "Said in the same words as Error, with the same way to try again." },
    longText: { because: "A username has at most 20 letters; Found shows one." },
    manyRows: "Found",
  },
  resetPassword: {
    title: "Screens/PasswordReset",
    ...noData,
    loading: "Loading",
    error: "ServerError",
    offline: sending,
  },
  welcome: {
    title: "Screens/Welcome",
    ...noData,
    loading: { because: "The welcome waits for nothing; a name that comes late is left out." },
    error: "WithoutProfile",
    offline: { because: "The name is left out as in WithoutProfile." },
  },
  estimatePayment: {
    title: "Screens/Payment",
    loading: "Loading",
    empty: "Missing",
    error: "ServerError",
    offline: "OfflineAtOpening",
    longText: { because: "The 견적서 is the one that Order/LongText shows." },
    manyRows: noList,
    visitor: "Visitor",
    values: methodStories,
  },
  estimatePaymentComplete: {
    title: "Screens/Payment complete",
    ...noData,
    ...reading,
    visitor: "InAnotherBrowser",
  },
  my: {
    title: "Screens/My",
    ...reading,
    empty: "Empty",
    longText: "LongText",
    manyRows: "SecondPage",
    visitor: "Visitor",
  },
  myEstimate: {
    title: "Screens/Order",
    ...reading,
    empty: "Missing",
    longText: "LongText",
    manyRows: noList,
    visitor: "Visitor",
    values: statusStories,
  },
  collection: {
    title: "Screens/Collection",
    ...reading,
    empty: "NothingToFetch",
    longText: ownWords,
    manyRows: noList,
    visitor: "Visitor",
  },
  review: {
    title: "Screens/Review",
    ...reading,
    empty: "Default",
    longText: "LongText",
    manyRows: noList,
    visitor: "Visitor",
  },
  changePassword: {
    title: "Screens/PasswordChange",
    ...noData,
    loading: "Loading",
    error: "Error",
    offline: sending,
    visitor: guard,
  },
  profile: {
    title: "Screens/Profile",
    ...reading,
    empty: "Empty",
    longText: "LongText",
    manyRows: "ManyAddresses",
    visitor: "Visitor",
  },
  profileCertificationResult: {
    title: "Screens/ProfileCertificationResult",
    ...noData,
    loading: "Loading",
    error: { because: "Said in the same words as SignupCertification/ResultServerError." },
    offline: { because: "Said in the same words as SignupCertification/ResultOffline." },
    visitor: guard,
  },
  newAddress: {
    title: "Screens/Address",
    loading: noRead,
    empty: "NewAddress",
    error: noRead,
    offline: noRead,
    longText: "LongText",
    manyRows: noList,
    visitor: guard,
  },
  address: {
    title: "Screens/Address",
    ...reading,
    empty: "Missing",
    longText: "LongText",
    manyRows: noList,
    visitor: guard,
  },
  withdrawal: { title: "Screens/Withdrawal", ...noData, ...writing, visitor: guard },
  notFound: { title: "Screens/Not found", ...onlyWords },
} as const satisfies Record<keyof typeof paths, ScreenCoverage>;
