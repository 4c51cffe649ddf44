import type { RouteObject } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { pageRoute } from "./chunks/lazy-page.ts";

/** The storage quote, custom payments, and results of payments, which may return to another browser. */
export const moneyOpenPages = (): RouteObject[] => [
  pageRoute(paths.storageQuote, {
    prerender: true,
    title: "보관 견적",
    description:
      "박스에 담아 두면 가지러 가서 보관하고 다시 가져다 드려요. 기간과 박스 개수를 고르면 보관료가 바로 나와요.",
    header: "grey",
    screen: async () =>
      (await import("../features/storage-quote/storage-quote-screen.tsx")).StorageQuoteScreen,
  }),
  pageRoute(paths.storagePaymentComplete, {
    title: "결제 결과",
    screen: async () =>
      (await import("../features/storage-quote/storage-payment-complete-screen.tsx"))
        .StoragePaymentCompleteScreen,
    loader: async () =>
      (await import("../features/storage-quote/payment-loaders.ts")).storagePaymentCompleteLoader,
  }),
  pageRoute(paths.customPayment, {
    title: "추가 결제",
    screen: async () =>
      (await import("../features/custom-payment/custom-payment-screen.tsx")).CustomPaymentScreen,
    loader: async () =>
      (await import("../features/custom-payment/custom-payment-loaders.ts")).customPaymentLoader,
  }),
  pageRoute(paths.certificateCheck, {
    title: "폐기 확인서 확인",
    screen: async () =>
      (await import("../features/certificate/certificate-check-screen.tsx")).CertificateCheckScreen,
  }),
  pageRoute(paths.customPaymentComplete, {
    title: "결제 결과",
    screen: async () =>
      (await import("../features/custom-payment/custom-payment-complete-screen.tsx"))
        .CustomPaymentCompleteScreen,
    loader: async () =>
      (await import("../features/custom-payment/custom-payment-loaders.ts"))
        .customPaymentCompleteLoader,
  }),
];

/** Ordering and paying for storage as a member. */
export const moneyMemberPages = (): RouteObject[] => [
  pageRoute(paths.freeMonths, {
    title: "첫 3개월 무료",
    header: "grey",
    screen: async () =>
      (await import("../features/storage-quote/free-months-screen.tsx")).FreeMonthsScreen,
  }),
  pageRoute(paths.storagePayment, {
    title: "보관 결제",
    screen: async () =>
      (await import("../features/storage-quote/storage-payment-screen.tsx")).StoragePaymentScreen,
    loader: async () =>
      (await import("../features/storage-quote/payment-loaders.ts")).storagePaymentLoader,
  }),
  pageRoute(paths.paper, {
    title: "서류",
    screen: async () => (await import("../features/paper/paper-screen.tsx")).PaperScreen,
  }),
  pageRoute(paths.myPayment, {
    title: "결제 수단",
    screen: async () => (await import("../features/billing/my-payment-screen.tsx")).MyPaymentScreen,
    loader: async () => (await import("../features/billing/billing-loaders.ts")).myPaymentLoader,
  }),
  pageRoute(paths.myPaymentComplete, {
    title: "결제 수단 등록",
    screen: async () =>
      (await import("../features/billing/my-payment-complete-screen.tsx")).MyPaymentCompleteScreen,
  }),
];
