import type { RouteObject } from "react-router-dom";
import { aliases, paths } from "../shared/paths.ts";
import { informationPages } from "./information-pages.ts";
import { accountMemberPages, accountOpenPages } from "./account-pages.ts";
import { moneyMemberPages, moneyOpenPages } from "./money-pages.ts";
import { companyPages } from "./company-pages.ts";
import { handle } from "../shared/router/route-handle.ts";
import { aliasLoader, unknownPathLoader } from "./redirects.ts";
import { lazyScreen } from "./chunks/lazy-screen.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { RouteError } from "./errors/route-error.tsx";
import { MemberOutlet } from "./guards/member-outlet.tsx";
import { requireLogin } from "./guards/require-login.ts";
import { visitorsOnly } from "./guards/visitors-only.ts";
import { boxContentLoader } from "../features/box-content/box-content-loader.ts";
import { orderLoader, ordersLoader, reviewLoader } from "../features/orders/orders-loaders.ts";
import { logoutLoader, opensAgain } from "../features/logout/logout-loader.ts";
import { paymentCompleteLoader, paymentLoader } from "../features/payment/payment-loaders.ts";
import { laterPaymentLoader } from "../features/storage/storage-loaders.ts";
import { storedBoxPages } from "./stored-box-pages.ts";
import { Shell } from "../shell/shell.tsx";

// Loaders stand here and not in the lazy part, so that data and screen are fetched at the same time.

const openPages = (): RouteObject[] => [
  {
    id: "home",
    path: paths.home.path,
    ...handle({ header: "grey", popups: true, prerender: true }),
    lazy: lazyScreen(async () => (await import("./home-page.tsx")).HomePage),
  },
  {
    id: "estimate-payment-complete",
    path: paths.estimatePaymentComplete.path,
    loader: paymentCompleteLoader,
    ...handle({ title: "결제 결과" }),
    lazy: lazyScreen(
      async () =>
        (await import("../features/payment/payment-complete-screen.tsx")).PaymentCompleteScreen,
    ),
  },
  {
    id: "later-payment-complete",
    path: paths.laterPaymentComplete.path,
    loader: laterPaymentLoader,
    ...handle({ title: "결제 결과" }),
    lazy: lazyScreen(
      async () =>
        (await import("../features/storage/later-payment-complete-screen.tsx"))
          .LaterPaymentCompleteScreen,
    ),
  },
  {
    id: "box-content",
    path: paths.boxContent.path,
    loader: boxContentLoader,
    ...handle({ title: "박스 내용물" }),
    lazy: lazyScreen(
      async () => (await import("../features/box-content/box-content-screen.tsx")).BoxContentScreen,
    ),
  },
  {
    id: "logout",
    path: paths.logout.path,
    loader: logoutLoader,
    shouldRevalidate: opensAgain,
    ...handle({ title: "로그아웃" }),
    lazy: lazyScreen(
      async () => (await import("../features/logout/logout-screen.tsx")).LogoutScreen,
    ),
  },
  {
    id: "welcome",
    path: paths.welcome.path,
    ...handle({ title: "가입 완료" }),
    lazy: lazyScreen(
      async () => (await import("../features/welcome/welcome-screen.tsx")).WelcomeScreen,
    ),
  },
  {
    id: "not-found",
    path: paths.notFound.path,
    ...handle({ title: "페이지를 찾을 수 없어요" }),
    lazy: lazyScreen(
      async () => (await import("../features/not-found/not-found-screen.tsx")).NotFoundScreen,
    ),
  },
];

const visitorPages = (): RouteObject[] => [
  {
    id: "login",
    path: paths.login.path,
    ...handle({ title: "로그인" }),
    lazy: lazyScreen(async () => (await import("../features/login/login-screen.tsx")).LoginScreen),
  },
  {
    id: "login-callback",
    path: paths.loginCallback.path,
    ...handle({ title: "로그인 확인" }),
    lazy: lazyScreen(
      async () =>
        (await import("../features/login/social-callback-screen.tsx")).SocialCallbackScreen,
    ),
  },
  {
    id: "signup",
    path: paths.signup.path,
    ...handle({ title: "회원 가입" }),
    lazy: lazyScreen(
      async () => (await import("../features/signup/signup-screen.tsx")).SignupScreen,
    ),
  },
  {
    id: "signup-social",
    path: paths.signupSocial.path,
    ...handle({ title: "회원 가입" }),
    lazy: lazyScreen(
      async () => (await import("../features/signup/social-signup-screen.tsx")).SocialSignupScreen,
    ),
  },
  {
    id: "signup-certification",
    path: paths.signupCertification.path,
    ...handle({ title: "본인 인증" }),
    lazy: lazyScreen(
      async () => (await import("../features/signup/certification-screen.tsx")).CertificationScreen,
    ),
  },
  {
    id: "signup-certification-result",
    path: paths.signupCertificationResult.path,
    ...handle({ title: "본인 인증 결과" }),
    lazy: lazyScreen(
      async () =>
        (await import("../features/signup/certification-result-screen.tsx"))
          .CertificationResultScreen,
    ),
  },
];

const memberPages = (): RouteObject[] => [
  {
    id: "estimate-payment",
    path: paths.estimatePayment.path,
    loader: paymentLoader,
    ...handle({ title: "견적서와 결제" }),
    lazy: lazyScreen(
      async () => (await import("../features/payment/payment-screen.tsx")).PaymentScreen,
    ),
  },
  {
    id: "my",
    path: paths.my.path,
    loader: ordersLoader,
    ...handle({ title: "마이페이지" }),
    lazy: lazyScreen(async () => (await import("../features/orders/my-screen.tsx")).MyScreen),
  },
  {
    id: "my-estimate",
    path: paths.myEstimate.path,
    loader: orderLoader,
    ...handle({ title: "주문 내용" }),
    lazy: lazyScreen(async () => (await import("../features/orders/order-screen.tsx")).OrderScreen),
  },
  {
    id: "collection",
    path: paths.collection.path,
    loader: orderLoader,
    ...handle({ title: "박스 수거 신청" }),
    lazy: lazyScreen(
      async () => (await import("../features/orders/collection-screen.tsx")).CollectionScreen,
    ),
  },
  {
    id: "review",
    path: paths.review.path,
    loader: reviewLoader,
    ...handle({ title: "후기" }),
    lazy: lazyScreen(
      async () => (await import("../features/orders/review-screen.tsx")).ReviewScreen,
    ),
  },
];

/**
 * The route table: every page, who may see it, and what it loads. Made anew for each application, because
 * a router writes into the `lazy` objects of its table what it has loaded.
 */
export const createRoutes = (): RouteObject[] => [
  {
    id: "shell",
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        // Errors and the first wait of a page stay inside the shell.
        id: "content",
        ErrorBoundary: RouteError,
        HydrateFallback: PageSkeleton,
        children: [
          ...openPages(),
          ...accountOpenPages(),
          ...informationPages(),
          ...moneyOpenPages(),
          { id: "visitor", middleware: [visitorsOnly], children: visitorPages() },
          {
            id: "member",
            middleware: [requireLogin],
            Component: MemberOutlet,
            children: [
              ...memberPages(),
              ...accountMemberPages(),
              ...storedBoxPages(),
              ...moneyMemberPages(),
              companyPages(),
            ],
          },
          ...aliases.map(({ path, target }) => ({
            path,
            loader: aliasLoader(target),
            element: null,
          })),
          { path: "*", loader: unknownPathLoader, element: null },
        ],
      },
    ],
  },
];
