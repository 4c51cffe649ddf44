import { linkedPages, linkTo } from "@damadum/domain";

/** Every URL of the site that has a screen. A link is written `paths.<name>.getHref(…)`, never as text. */
export const paths = {
  home: {
    path: "/",
    /** `step` opens one question of the quote. */
    getHref: (step?: string) => `/${query({ step })}`,
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
    /** The provider adds its numbers to the return address itself; the page's own way there brings them along. */
    getHref: (serial: string, payment?: { impUid: string; merchantUid: string }) =>
      `/estimate/payment/complete/mobile${query({
        serial,
        imp_uid: payment?.impUid,
        merchant_uid: payment?.merchantUid,
      })}`,
  },
  my: {
    path: "/my",
    /** One page of the orders, counted from 1. */
    getHref: (page = 1) => `/my${query({ page: page > 1 ? String(page) : undefined })}`,
  },
  myEstimate: {
    path: linkedPages.myEstimate,
    getHref: (serial: string) => linkTo("myEstimate", { serial }),
  },
  collection: {
    path: "/my/estimate/:serial/collection",
    getHref: (serial: string) => `/my/estimate/${encodeURIComponent(serial)}/collection`,
  },
  review: {
    path: "/my/estimate/:serial/review",
    getHref: (serial: string) => `/my/estimate/${encodeURIComponent(serial)}/review`,
  },
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
  notFound: { path: "/error/404", getHref: () => "/error/404" },
} as const;

/** Other names of a screen that menus of the past used; each only redirects. */
export const aliases = [
  { path: "/estimate", target: paths.home },
  { path: "/mypage", target: paths.my },
] as const;

function unlessHome(redirect: string | undefined): string | undefined {
  return redirect === "/" ? undefined : redirect;
}

function query(values: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) search.set(name, value);
  }
  return search.size === 0 ? "" : `?${search}`;
}
