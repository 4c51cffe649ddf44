import type { RouteObject } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { handle } from "../shared/router/route-handle.ts";
import { lazyPage } from "./chunks/lazy-page.ts";

/** The page that a link opens for the receiver of a delivery. */
export const receivedDeliveryPage = (): RouteObject => ({
  id: "received-delivery",
  path: paths.receivedDelivery.path,
  ...handle({ title: "받을 배송" }),
  ...lazyPage({
    screen: async () =>
      (await import("../features/received-delivery/received-delivery-screen.tsx"))
        .ReceivedDeliveryScreen,
    loader: async () =>
      (await import("../features/received-delivery/received-delivery-loader.ts"))
        .receivedDeliveryLoader,
  }),
});

/** The pages of a member's stored boxes, their orders and what can be done with them. */
export const storedBoxPages = (): RouteObject[] => [
  {
    id: "stored-boxes",
    path: paths.storedBoxes.path,
    ...handle({ title: "내 박스" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/stored-boxes/stored-boxes-screen.tsx")).StoredBoxesScreen,
      loader: async () =>
        (await import("../features/stored-boxes/stored-boxes-loader.ts")).storedBoxesLoader,
    }),
  },
  {
    id: "damage-report",
    path: paths.damageReport.path,
    ...handle({ title: "파손 신고" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/damage-report/damage-report-screen.tsx")).DamageReportScreen,
      loader: async () =>
        (await import("../features/damage-report/damage-report-loader.ts")).damageReportLoader,
    }),
  },
  {
    id: "my-storage-order",
    path: paths.myStorageOrder.path,
    ...handle({ title: "보관 주문" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/storage-order/storage-order-screen.tsx")).StorageOrderScreen,
      loader: async () =>
        (await import("../features/storage-order/storage-loaders.ts")).storageOrderLoader,
    }),
  },
  {
    id: "storage-order-payment",
    path: paths.storageOrderPayment.path,
    ...handle({ title: "보관 결제" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/storage-order/storage-payment-screen.tsx")).StoragePaymentScreen,
      loader: async () =>
        (await import("../features/storage-order/storage-loaders.ts")).storageOrderLoader,
    }),
  },
  {
    id: "storage-action",
    path: paths.storageAction.path,
    ...handle({ title: "보관 관리" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/storage-order/storage-action-screen.tsx")).StorageActionScreen,
      loader: async () =>
        (await import("../features/storage-order/storage-loaders.ts")).storageOrderLoader,
    }),
  },
];
