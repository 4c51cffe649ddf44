import { addDays, type StorageOrderInput, type StorageOrderStatus } from "@damadum/domain";
import type { DemoPicture } from "./demo-picture.ts";
import { demoPlace } from "./demo-users.ts";

/** A status that an order is advanced to, and the day relative to today, never in the future. */
export type DemoStep = readonly [Exclude<StorageOrderStatus, "CANCEL">, number];

/** A sample first order. Days are relative to today. */
export interface DemoStorage {
  readonly orderedIn: number;
  readonly deliveryIn: number;
  readonly collectionIn: number;
  /** Empty for an unpaid order. */
  readonly steps: readonly DemoStep[];
  /** Start times of delivery and collection. */
  readonly times?: readonly [string, string];
  readonly draft: Pick<StorageOrderInput, "boxCount" | "months"> & Partial<StorageOrderInput>;
}

/** An order whose boxes were stored `days` ago. */
export function storedSince(days: number, draft: DemoStorage["draft"]): DemoStorage {
  return {
    orderedIn: -days - 6,
    deliveryIn: -days - 3,
    collectionIn: -days,
    steps: [
      ["CONFIRM", -days - 5],
      ["DELIVERING", -days - 3],
      ["BEFORE_COLLECTION", -days - 3],
      ["COLLECTING", -days],
      ["COMPLETE", -days],
    ],
    draft,
  };
}

export const demoStored = {
  current: storedSince(24, { boxCount: 8, months: 3, promotion: "FREE_MONTH3" }),
  unpaid: storedSince(36, { boxCount: 2, months: 6, paymentType: "SUBSCRIPTION" }),
  monthly: storedSince(70, {
    boxCount: 4,
    months: 12,
    grade: "CLIMATE",
    paymentType: "SUBSCRIPTION",
  }),
  ending: storedSince(60, { boxCount: 3, months: 3 }),
  expired: storedSince(40, { boxCount: 2, months: 1 }),
  ended: storedSince(120, { boxCount: 2, months: 1 }),
} as const satisfies Record<string, DemoStorage>;

const TWO_BOXES = { boxCount: 2, months: 3 } as const;

/** Unpaid first orders, one in every state. */
export const demoUnpaidOrders: Readonly<Record<"QUOTED" | "WAIT" | "CANCEL", DemoStorage>> = {
  QUOTED: { orderedIn: 0, deliveryIn: 12, collectionIn: 16, steps: [], draft: TWO_BOXES },
  WAIT: { orderedIn: 0, deliveryIn: 14, collectionIn: 18, steps: [], draft: TWO_BOXES },
  CANCEL: { orderedIn: -1, deliveryIn: 15, collectionIn: 19, steps: [], draft: TWO_BOXES },
};

export const ongoingDemoOrders: readonly DemoStorage[] = [
  {
    orderedIn: 0,
    deliveryIn: 5,
    collectionIn: 9,
    steps: [],
    draft: TWO_BOXES,
    times: ["11:00", "15:00"],
  },
  {
    orderedIn: -3,
    deliveryIn: 2,
    collectionIn: 6,
    steps: [["CONFIRM", -2]],
    draft: { boxCount: 6, months: 6 },
    times: ["13:00", "17:00"],
  },
  {
    orderedIn: -5,
    deliveryIn: 0,
    collectionIn: 4,
    steps: [
      ["CONFIRM", -4],
      ["DELIVERING", 0],
    ],
    draft: { boxCount: 4, months: 2, grade: "CLIMATE" },
    times: ["11:00", "09:00"],
  },
  {
    orderedIn: -6,
    deliveryIn: -2,
    collectionIn: 3,
    steps: [
      ["CONFIRM", -5],
      ["DELIVERING", -2],
      ["BEFORE_COLLECTION", -2],
    ],
    draft: { boxCount: 9, months: 12 },
    times: ["15:00", "11:00"],
  },
  {
    orderedIn: -9,
    deliveryIn: -5,
    collectionIn: 0,
    steps: [
      ["CONFIRM", -8],
      ["DELIVERING", -5],
      ["BEFORE_COLLECTION", -5],
      ["COLLECTING", 0],
    ],
    draft: { boxCount: 3, months: 1 },
    times: ["09:00", "15:00"],
  },
];

export function demoStorageInput(order: DemoStorage, today: string): StorageOrderInput {
  const [deliveryTime, collectionTime] = order.times ?? ["09:00", "13:00"];
  return {
    place: demoPlace,
    grade: "BASIC",
    useBoxes: true,
    delivery: { date: addDays(today, order.deliveryIn), time: deliveryTime },
    collection: { date: addDays(today, order.collectionIn), time: collectionTime },
    heavyLoad: false,
    extraHelp: false,
    paymentType: "NORMAL",
    ...order.draft,
  };
}

interface DemoBox {
  readonly name: string;
  readonly picture: DemoPicture;
  readonly contents: readonly string[];
}

/** Names, contents and pictures of boxes, so that a search has results. */
export const demoBoxes: readonly DemoBox[] = [
  { name: "겨울옷", picture: "winter-clothes", contents: ["롱패딩", "목도리", "털모자"] },
  { name: "캠핑", picture: "camping", contents: ["텐트", "코펠", "랜턴", "침낭"] },
  { name: "책", picture: "books", contents: ["전공 서적", "만화책", "앨범"] },
  { name: "아이 물건", picture: "toys", contents: ["유아 의자", "장난감 기차", "그림책"] },
  { name: "주방", picture: "kitchen", contents: ["냄비", "손님용 그릇", "커피 기구"] },
  { name: "서류", picture: "documents", contents: ["계약서", "졸업 증명서"] },
  { name: "취미", picture: "hobbies", contents: ["스노보드 부츠", "필름 카메라"] },
  { name: "여름옷", picture: "summer-clothes", contents: ["반팔 셔츠", "수영복", "샌들"] },
];
