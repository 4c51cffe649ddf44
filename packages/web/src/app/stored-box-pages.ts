import type { RouteObject } from "react-router-dom";
import { storageOrderLoader } from "../features/storage/storage-loaders.ts";
import { storedBoxesLoader } from "../features/stored-boxes/stored-boxes-loader.ts";
import { paths } from "../shared/paths.ts";
import { handle } from "../shared/router/route-handle.ts";
import { lazyScreen } from "./chunks/lazy-screen.ts";

/** The pages of a member's stored boxes, their orders and what can be done with them. */
export const storedBoxPages = (): RouteObject[] => [
  {
    id: "stored-boxes",
    path: paths.storedBoxes.path,
    loader: storedBoxesLoader,
    ...handle({ title: "내 박스" }),
    lazy: lazyScreen(
      async () =>
        (await import("../features/stored-boxes/stored-boxes-screen.tsx")).StoredBoxesScreen,
    ),
  },
  {
    id: "my-storage-order",
    path: paths.myStorageOrder.path,
    loader: storageOrderLoader,
    ...handle({ title: "보관 주문" }),
    lazy: lazyScreen(
      async () => (await import("../features/storage/storage-order-screen.tsx")).StorageOrderScreen,
    ),
  },
  {
    id: "storage-order-payment",
    path: paths.storageOrderPayment.path,
    loader: storageOrderLoader,
    ...handle({ title: "보관 결제" }),
    lazy: lazyScreen(
      async () =>
        (await import("../features/storage/storage-payment-screen.tsx")).StoragePaymentScreen,
    ),
  },
  {
    id: "storage-action",
    path: paths.storageAction.path,
    loader: storageOrderLoader,
    ...handle({ title: "보관 관리" }),
    lazy: lazyScreen(
      async () =>
        (await import("../features/storage/storage-action-screen.tsx")).StorageActionScreen,
    ),
  },
];
