import type { RouteObject } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { handle } from "../shared/router/route-handle.ts";
import { lazyPage } from "./chunks/lazy-page.ts";

/** The storage quote, custom payments, and results of payments, which may return to another browser. */
export const moneyOpenPages = (): RouteObject[] => [
  {
    id: "storage-quote",
    path: paths.storageQuote.path,
    ...handle({
      prerender: true,
      title: "보관 견적",
      description:
        "박스에 담아 두면 가지러 가서 보관하고 다시 가져다 드려요. 기간과 박스 개수를 고르면 보관료가 바로 나와요.",
      header: "grey",
    }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/storage-quote/storage-quote-screen.tsx")).StorageQuoteScreen,
    }),
  },
  {
    id: "storage-payment-complete",
    path: paths.storagePaymentComplete.path,
    ...handle({ title: "결제 결과" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/storage-quote/storage-payment-complete-screen.tsx"))
          .StoragePaymentCompleteScreen,
      loader: async () =>
        (await import("../features/storage-quote/payment-loaders.ts")).storagePaymentCompleteLoader,
    }),
  },
  {
    id: "custom-payment",
    path: paths.customPayment.path,
    ...handle({ title: "추가 결제" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/custom-payment/custom-payment-screen.tsx")).CustomPaymentScreen,
      loader: async () =>
        (await import("../features/custom-payment/custom-payment-loaders.ts")).customPaymentLoader,
    }),
  },
  {
    id: "certificate-check",
    path: paths.certificateCheck.path,
    ...handle({ title: "폐기 확인서 확인" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/certificate/certificate-check-screen.tsx"))
          .CertificateCheckScreen,
    }),
  },
  {
    id: "custom-payment-complete",
    path: paths.customPaymentComplete.path,
    ...handle({ title: "결제 결과" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/custom-payment/custom-payment-complete-screen.tsx"))
          .CustomPaymentCompleteScreen,
      loader: async () =>
        (await import("../features/custom-payment/custom-payment-loaders.ts"))
          .customPaymentCompleteLoader,
    }),
  },
];

/** Ordering and paying for storage as a member. */
export const moneyMemberPages = (): RouteObject[] => [
  {
    id: "free-months",
    path: paths.freeMonths.path,
    ...handle({ title: "첫 3개월 무료", header: "grey" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/storage-quote/free-months-screen.tsx")).FreeMonthsScreen,
    }),
  },
  {
    id: "storage-payment",
    path: paths.storagePayment.path,
    ...handle({ title: "보관 결제" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/storage-quote/storage-payment-screen.tsx")).StoragePaymentScreen,
      loader: async () =>
        (await import("../features/storage-quote/payment-loaders.ts")).storagePaymentLoader,
    }),
  },
  {
    id: "my-payment",
    path: paths.myPayment.path,
    ...handle({ title: "결제 수단" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/billing/my-payment-screen.tsx")).MyPaymentScreen,
      loader: async () => (await import("../features/billing/billing-loaders.ts")).myPaymentLoader,
    }),
  },
  {
    id: "my-payment-complete",
    path: paths.myPaymentComplete.path,
    ...handle({ title: "결제 수단 등록" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/billing/my-payment-complete-screen.tsx"))
          .MyPaymentCompleteScreen,
    }),
  },
];
