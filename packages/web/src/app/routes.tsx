import type { RouteObject } from "react-router-dom";
import { aliases, paths } from "../shared/paths.ts";
import { informationPages } from "./information-pages.ts";
import { accountMemberPages, accountOpenPages } from "./account-pages.ts";
import { moneyMemberPages, moneyOpenPages } from "./money-pages.ts";
import { companyPages } from "./company-pages.ts";
import { handle } from "../shared/router/route-handle.ts";
import { aliasLoader, unknownPathLoader } from "./redirects.ts";
import { lazyPage } from "./chunks/lazy-page.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { RouteError } from "./errors/route-error.tsx";
import { MemberOutlet } from "./guards/member-outlet.tsx";
import { requireLogin } from "./guards/require-login.ts";
import { visitorsOnly } from "./guards/visitors-only.ts";
import { movePages } from "./move-pages.ts";
import { receivedDeliveryPage, storedBoxPages } from "./stored-box-pages.ts";
import { logoutLoader, shouldRevalidateLogout } from "../features/logout/logout-loader.ts";
import { Shell } from "../shell/shell.tsx";

const openPages = (): RouteObject[] => [
  {
    id: "home",
    path: paths.home.path,
    ...handle({ header: "grey", popups: true, prerender: true }),
    ...lazyPage({ screen: async () => (await import("./home-page.tsx")).HomePage }),
  },
  {
    id: "estimate-payment-complete",
    path: paths.estimatePaymentComplete.path,
    ...handle({ title: "결제 결과" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/payment/payment-complete-screen.tsx")).PaymentCompleteScreen,
      loader: async () =>
        (await import("../features/payment/payment-loaders.ts")).paymentCompleteLoader,
    }),
  },
  {
    id: "later-payment-complete",
    path: paths.laterPaymentComplete.path,
    ...handle({ title: "결제 결과" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/storage-order/later-payment-complete-screen.tsx"))
          .LaterPaymentCompleteScreen,
      loader: async () =>
        (await import("../features/storage-order/storage-loaders.ts")).laterPaymentLoader,
    }),
  },
  {
    id: "box-content",
    path: paths.boxContent.path,
    ...handle({ title: "박스 내용물" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/box-content/box-content-screen.tsx")).BoxContentScreen,
      loader: async () =>
        (await import("../features/box-content/box-content-loader.ts")).boxContentLoader,
    }),
  },
  receivedDeliveryPage(),
  {
    id: "logout",
    path: paths.logout.path,
    // Not a chunk: a logout must not depend on the network.
    loader: logoutLoader,
    shouldRevalidate: shouldRevalidateLogout,
    ...handle({ title: "로그아웃" }),
    ...lazyPage({
      screen: async () => (await import("../features/logout/logout-screen.tsx")).LogoutScreen,
    }),
  },
  {
    id: "welcome",
    path: paths.welcome.path,
    ...handle({ title: "가입 완료" }),
    ...lazyPage({
      screen: async () => (await import("../features/welcome/welcome-screen.tsx")).WelcomeScreen,
    }),
  },
  {
    id: "not-found",
    path: paths.notFound.path,
    ...handle({ title: "페이지를 찾을 수 없어요" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/not-found/not-found-screen.tsx")).NotFoundScreen,
    }),
  },
];

const visitorPages = (): RouteObject[] => [
  {
    id: "login",
    path: paths.login.path,
    ...handle({
      prerender: true,
      title: "로그인",
      description: "아이디나 간편 로그인으로 로그인하고, 견적과 예약을 이어서 하세요.",
    }),
    ...lazyPage({
      screen: async () => (await import("../features/login/login-screen.tsx")).LoginScreen,
    }),
  },
  {
    id: "login-callback",
    path: paths.loginCallback.path,
    ...handle({ title: "로그인 확인" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/login/social-callback-screen.tsx")).SocialCallbackScreen,
    }),
  },
  {
    id: "signup",
    path: paths.signup.path,
    ...handle({
      prerender: true,
      title: "회원 가입",
      description: "이름과 연락처, 아이디로 가입하고 이사와 보관을 예약하세요.",
    }),
    ...lazyPage({
      screen: async () => (await import("../features/signup/signup-screen.tsx")).SignupScreen,
    }),
  },
  {
    id: "signup-social",
    path: paths.signupSocial.path,
    ...handle({ title: "회원 가입" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/signup/social-signup-screen.tsx")).SocialSignupScreen,
    }),
  },
  {
    id: "signup-certification",
    path: paths.signupCertification.path,
    ...handle({ title: "본인 인증" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/signup/certification-screen.tsx")).CertificationScreen,
    }),
  },
  {
    id: "signup-certification-result",
    path: paths.signupCertificationResult.path,
    ...handle({ title: "본인 인증 결과" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/signup/certification-result-screen.tsx"))
          .CertificationResultScreen,
    }),
  },
];

const memberPages = (): RouteObject[] => [
  {
    id: "estimate-payment",
    path: paths.estimatePayment.path,
    ...handle({ title: "견적서와 결제" }),
    ...lazyPage({
      screen: async () => (await import("../features/payment/payment-screen.tsx")).PaymentScreen,
      loader: async () => (await import("../features/payment/payment-loaders.ts")).paymentLoader,
    }),
  },
  {
    id: "my",
    path: paths.my.path,
    ...handle({ title: "마이페이지" }),
    ...lazyPage({
      screen: async () => (await import("../features/orders/my-screen.tsx")).MyScreen,
      loader: async () => (await import("../features/orders/orders-loaders.ts")).ordersLoader,
    }),
  },
];

/**
 * The route table: every page, who may see it, and what it loads. Created for each application, because
 * a router stores what it has loaded in the `lazy` objects of its table.
 */
export const createRoutes = (): RouteObject[] => [
  {
    id: "shell",
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        // Keeps errors and a page's first loading state inside the shell.
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
              ...movePages(),
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
