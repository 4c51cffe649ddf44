import type { RouteObject } from "react-router-dom";
import { paths } from "../shared/paths.ts";
import { handle } from "../shared/router/route-handle.ts";
import { lazyPage } from "./chunks/lazy-page.ts";

/** The pages of a member's paid move and of what can be done with it. */
export const movePages = (): RouteObject[] => [
  {
    id: "my-estimate",
    path: paths.myEstimate.path,
    ...handle({ title: "주문 내용" }),
    ...lazyPage({
      screen: async () => (await import("../features/orders/order-screen.tsx")).OrderScreen,
      loader: async () => (await import("../features/orders/orders-loaders.ts")).orderLoader,
    }),
  },
  {
    id: "collection",
    path: paths.collection.path,
    ...handle({ title: "박스 수거 신청" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/orders/collection-screen.tsx")).CollectionScreen,
      loader: async () => (await import("../features/orders/orders-loaders.ts")).orderLoader,
    }),
  },
  {
    id: "reschedule",
    path: paths.reschedule.path,
    ...handle({ title: "날짜와 시간 바꾸기" }),
    ...lazyPage({
      screen: async () =>
        (await import("../features/orders/reschedule-screen.tsx")).RescheduleScreen,
      loader: async () => (await import("../features/orders/orders-loaders.ts")).orderLoader,
    }),
  },
  {
    id: "review",
    path: paths.review.path,
    ...handle({ title: "후기" }),
    ...lazyPage({
      screen: async () => (await import("../features/orders/review-screen.tsx")).ReviewScreen,
      loader: async () => (await import("../features/orders/orders-loaders.ts")).reviewLoader,
    }),
  },
];
