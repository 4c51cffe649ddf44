import type { RouteObject } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { pageRoute } from "./chunks/lazy-page.ts";

const damageReportPage = {
  title: "파손 신고",
  screen: async () =>
    (await import("../features/damage-report/damage-report-screen.tsx")).DamageReportScreen,
  loader: async () =>
    (await import("../features/damage-report/damage-report-loader.ts")).damageReportLoader,
};

/** The pages of a member's stored boxes, their orders and what can be done with them. */
export const storedBoxPages = (): RouteObject[] => [
  pageRoute(paths.storedBoxes, {
    title: "내 박스",
    screen: async () =>
      (await import("../features/stored-boxes/stored-boxes-screen.tsx")).StoredBoxesScreen,
    loader: async () =>
      (await import("../features/stored-boxes/stored-boxes-loader.ts")).storedBoxesLoader,
  }),
  pageRoute(paths.damageReport, damageReportPage),
  pageRoute(paths.moveDamageReport, damageReportPage),
  pageRoute(paths.myStorageOrder, {
    title: "보관 주문",
    screen: async () =>
      (await import("../features/storage-order/storage-order-screen.tsx")).StorageOrderScreen,
    loader: async () =>
      (await import("../features/storage-order/storage-loaders.ts")).storageOrderLoader,
  }),
  pageRoute(paths.storageOrderPayment, {
    title: "보관 결제",
    screen: async () =>
      (await import("../features/storage-order/storage-payment-screen.tsx")).StoragePaymentScreen,
    loader: async () =>
      (await import("../features/storage-order/storage-loaders.ts")).storageOrderLoader,
  }),
  pageRoute(paths.storageAction, {
    title: "보관 관리",
    screen: async () =>
      (await import("../features/storage-order/storage-action-screen.tsx")).StorageActionScreen,
    loader: async () =>
      (await import("../features/storage-order/storage-loaders.ts")).storageOrderLoader,
  }),
];
