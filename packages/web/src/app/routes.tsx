import type { RouteObject } from "react-router-dom";
import { aliases, paths } from "../shared/paths.ts";
import { informationPages } from "./information-pages.ts";
import { accountMemberPages, accountOpenPages } from "./account-pages.ts";
import { moneyMemberPages, moneyOpenPages } from "./money-pages.ts";
import { companyPages } from "./company-pages.ts";
import { aliasLoader, unknownPathLoader } from "./redirects.ts";
import { pageRoute } from "./chunks/lazy-page.ts";
import { PageSkeleton } from "./page-skeleton.tsx";
import { RouteError } from "./errors/route-error.tsx";
import { MemberOutlet } from "./guards/member-outlet.tsx";
import { requireLogin } from "./guards/require-login.ts";
import { visitorsOnly } from "./guards/visitors-only.ts";
import { storedBoxPages } from "./stored-box-pages.ts";
import { logoutLoader, shouldRevalidateLogout } from "../features/logout/logout-loader.ts";
import { Shell } from "../shell/shell.tsx";

const openPages = (): RouteObject[] => [
  pageRoute(paths.home, {
    header: "grey",
    popups: true,
    prerender: true,
    screen: async () => (await import("./home-page.tsx")).HomePage,
  }),
  pageRoute(paths.estimatePaymentComplete, {
    title: "결제 결과",
    screen: async () =>
      (await import("../features/payment/payment-complete-screen.tsx")).PaymentCompleteScreen,
    loader: async () =>
      (await import("../features/payment/payment-loaders.ts")).paymentCompleteLoader,
  }),
  pageRoute(paths.laterPaymentComplete, {
    title: "결제 결과",
    screen: async () =>
      (await import("../features/storage-order/later-payment-complete-screen.tsx"))
        .LaterPaymentCompleteScreen,
    loader: async () =>
      (await import("../features/storage-order/storage-loaders.ts")).laterPaymentLoader,
  }),
  pageRoute(paths.boxContent, {
    title: "박스 내용물",
    screen: async () =>
      (await import("../features/box-content/box-content-screen.tsx")).BoxContentScreen,
    loader: async () =>
      (await import("../features/box-content/box-content-loader.ts")).boxContentLoader,
  }),
  pageRoute(paths.receivedDelivery, {
    title: "받을 배송",
    screen: async () =>
      (await import("../features/received-delivery/received-delivery-screen.tsx"))
        .ReceivedDeliveryScreen,
    loader: async () =>
      (await import("../features/received-delivery/received-delivery-loader.ts"))
        .receivedDeliveryLoader,
  }),
  {
    ...pageRoute(paths.logout, {
      title: "로그아웃",
      screen: async () => (await import("../features/logout/logout-screen.tsx")).LogoutScreen,
    }),
    // Not a chunk: a logout must not depend on the network.
    loader: logoutLoader,
    shouldRevalidate: shouldRevalidateLogout,
  },
  pageRoute(paths.welcome, {
    title: "가입 완료",
    screen: async () => (await import("../features/welcome/welcome-screen.tsx")).WelcomeScreen,
  }),
  pageRoute(paths.notFound, {
    title: "페이지를 찾을 수 없어요",
    screen: async () => (await import("../features/not-found/not-found-screen.tsx")).NotFoundScreen,
  }),
];

const visitorPages = (): RouteObject[] => [
  pageRoute(paths.login, {
    prerender: true,
    title: "로그인",
    description: "아이디나 간편 로그인으로 로그인하고, 견적과 예약을 이어서 하세요.",
    screen: async () => (await import("../features/login/login-screen.tsx")).LoginScreen,
  }),
  pageRoute(paths.loginCallback, {
    title: "로그인 확인",
    screen: async () =>
      (await import("../features/login/social-callback-screen.tsx")).SocialCallbackScreen,
  }),
  pageRoute(paths.signup, {
    prerender: true,
    title: "회원 가입",
    description: "이름과 연락처, 아이디로 가입하고 이사와 보관을 예약하세요.",
    screen: async () => (await import("../features/signup/signup-screen.tsx")).SignupScreen,
  }),
  pageRoute(paths.signupSocial, {
    title: "회원 가입",
    screen: async () =>
      (await import("../features/signup/social-signup-screen.tsx")).SocialSignupScreen,
  }),
  pageRoute(paths.signupCertification, {
    title: "본인 인증",
    screen: async () =>
      (await import("../features/signup/certification-screen.tsx")).CertificationScreen,
  }),
  pageRoute(paths.signupCertificationResult, {
    title: "본인 인증 결과",
    screen: async () =>
      (await import("../features/signup/certification-result-screen.tsx"))
        .CertificationResultScreen,
  }),
];

const memberPages = (): RouteObject[] => [
  pageRoute(paths.estimatePayment, {
    title: "견적서와 결제",
    screen: async () => (await import("../features/payment/payment-screen.tsx")).PaymentScreen,
    loader: async () => (await import("../features/payment/payment-loaders.ts")).paymentLoader,
  }),
  pageRoute(paths.my, {
    title: "마이페이지",
    screen: async () => (await import("../features/orders/my-screen.tsx")).MyScreen,
    loader: async () => (await import("../features/orders/orders-loaders.ts")).ordersLoader,
  }),
  pageRoute(paths.myEstimate, {
    title: "주문 내용",
    screen: async () => (await import("../features/orders/order-screen.tsx")).OrderScreen,
    loader: async () => (await import("../features/orders/orders-loaders.ts")).orderLoader,
  }),
  pageRoute(paths.cashReceipt, {
    title: "현금영수증",
    screen: async () =>
      (await import("../features/orders/cash-receipt-screen.tsx")).CashReceiptScreen,
    loader: async () => (await import("../features/orders/orders-loaders.ts")).orderLoader,
  }),
  pageRoute(paths.collection, {
    title: "박스 수거 신청",
    screen: async () => (await import("../features/orders/collection-screen.tsx")).CollectionScreen,
    loader: async () => (await import("../features/orders/orders-loaders.ts")).orderLoader,
  }),
  pageRoute(paths.reschedule, {
    title: "날짜와 시간 바꾸기",
    screen: async () => (await import("../features/orders/reschedule-screen.tsx")).RescheduleScreen,
    loader: async () => (await import("../features/orders/orders-loaders.ts")).orderLoader,
  }),
  pageRoute(paths.review, {
    title: "후기",
    screen: async () => (await import("../features/orders/review-screen.tsx")).ReviewScreen,
    loader: async () => (await import("../features/orders/orders-loaders.ts")).reviewLoader,
  }),
];

/**
 * The route table: every page, who may see it, and what it loads. Created for each application, because
 * a router stores what it has loaded in the `lazy` objects of its table.
 */
export const createRoutes = (): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: RouteError,
    children: [
      {
        // Keeps errors and a page's first loading state inside the shell.
        ErrorBoundary: RouteError,
        HydrateFallback: PageSkeleton,
        children: [
          ...openPages(),
          ...accountOpenPages(),
          ...informationPages(),
          ...moneyOpenPages(),
          { middleware: [visitorsOnly], children: visitorPages() },
          {
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
