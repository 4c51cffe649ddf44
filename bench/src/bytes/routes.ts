import { paths } from "@damadum/web/src/shared/paths.ts";

/** A page of the web that is loaded on its own. */
export interface MeasuredRoute {
  /** The path as the route table has it. */
  readonly path: string;
  /** The path with a real order in it. */
  readonly href: (serial: string) => string;
  /** The part that the route loads lazily, as the build names it. */
  readonly screen: string;
  readonly needsLogin: boolean;
}

function open(path: string, screen: string, href = (_serial: string) => path): MeasuredRoute {
  return { path, href, screen: `src/features/${screen}-screen.tsx`, needsLogin: false };
}

function member(path: string, screen: string, href = (_serial: string) => path): MeasuredRoute {
  return { ...open(path, screen, href), needsLogin: true };
}

const { estimatePayment, estimatePaymentComplete, myEstimate } = paths;

/** Every path of the web: leaving one out is a type error. */
export const routes: Readonly<Record<keyof typeof paths, MeasuredRoute>> = {
  home: open(paths.home.path, "quote/home"),
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
  newAddress: member(paths.newAddress.path, "profile/new-address"),
  address: member(paths.address.path, "profile/address", () => paths.newAddress.getHref()),
  withdrawal: member(paths.withdrawal.path, "profile/withdrawal"),
  resetPassword: open(paths.resetPassword.path, "password-reset/password-reset"),
  changePassword: member(paths.changePassword.path, "password-change/password-change"),
  my: member(paths.my.path, "orders/my"),
  myEstimate: member(myEstimate.path, "orders/order", myEstimate.getHref),
  collection: member(paths.collection.path, "orders/collection", paths.collection.getHref),
  review: member(paths.review.path, "orders/review", paths.review.getHref),
  notFound: open(paths.notFound.path, "not-found/not-found"),
};
