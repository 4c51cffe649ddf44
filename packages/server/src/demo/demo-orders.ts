import {
  addDays,
  type EstimateInput,
  type MoveItemCount,
  type MoveStatus,
  type PaymentPlan,
  type Place,
} from "@damadum/domain";
import { loads, places } from "./demo-homes.ts";
import { demoPlace } from "./demo-users.ts";

/** A sample order: where it stands, how it was paid and what is moved. Days count from the day of the first start. */
export interface DemoOrder {
  /** Every status on the way, without QUOTED. */
  readonly path: readonly MoveStatus[];
  readonly orderedIn: number;
  readonly moveInDays: number;
  readonly moveTime: string;
  readonly plan: PaymentPlan | null;
  readonly to: Place;
  readonly items: readonly MoveItemCount[];
  /** Of ours; 0 where the member packs into their own. */
  readonly boxCount: number;
  readonly helperCount?: number;
  readonly memo?: string;
}

const WITH_BOXES: readonly MoveStatus[] = [
  "PAYMENT",
  "CONFIRM",
  "BOX_DEL_BEFORE",
  "BOX_DEL_COMPLETE",
  "WORKING",
  "WORKING_COMPLETE",
  "BOX_COL_REQUEST",
  "COMPLETE",
];

const reached = (status: MoveStatus) => WITH_BOXES.slice(0, WITH_BOXES.indexOf(status) + 1);

/** One order in every state of a move, one that still owes its balance, and one that was paid and cancelled. */
export const demoOrders = {
  reviewed: {
    path: reached("COMPLETE"),
    plan: "FULL",
    orderedIn: -41,
    moveInDays: -20,
    moveTime: "09:00",
    to: places.wangsimni,
    items: loads.oneRoom,
    boxCount: 10,
  },
  owed: {
    path: reached("COMPLETE"),
    plan: "DEPOSIT",
    orderedIn: -30,
    moveInDays: -9,
    moveTime: "13:00",
    to: places.songdo,
    items: loads.twoRooms,
    boxCount: 15,
    helperCount: 1,
  },
  refunded: {
    path: ["PAYMENT", "CONFIRM"],
    plan: "FULL",
    orderedIn: -6,
    moveInDays: 16,
    moveTime: "11:00",
    to: places.teheran,
    items: loads.fewThings,
    boxCount: 0,
  },
  cancelled: {
    path: ["CANCEL"],
    plan: null,
    orderedIn: -4,
    moveInDays: 12,
    moveTime: "15:00",
    to: places.eunpyeong,
    items: loads.oneRoom,
    boxCount: 0,
  },
  collecting: {
    path: reached("BOX_COL_REQUEST"),
    plan: "FULL",
    orderedIn: -18,
    moveInDays: -3,
    moveTime: "11:00",
    to: places.yeouido,
    items: loads.twoRooms,
    boxCount: 12,
  },
  moved: {
    path: reached("WORKING_COMPLETE"),
    plan: "DEPOSIT",
    orderedIn: -25,
    moveInDays: -1,
    moveTime: "09:00",
    to: places.pangyo,
    items: loads.family,
    boxCount: 30,
    helperCount: 2,
  },
  working: {
    path: reached("WORKING"),
    plan: "DEPOSIT",
    orderedIn: -15,
    moveInDays: 0,
    moveTime: "09:00",
    to: places.teheran,
    items: loads.twoRooms,
    boxCount: 14,
  },
  packing: {
    path: reached("BOX_DEL_COMPLETE"),
    plan: "FULL",
    orderedIn: -11,
    moveInDays: 2,
    moveTime: "13:00",
    to: places.wangsimni,
    items: loads.oneRoom,
    boxCount: 8,
    memo: "초인종 대신 전화해 주세요.",
  },
  boxesComing: {
    path: reached("BOX_DEL_BEFORE"),
    plan: "DEPOSIT",
    orderedIn: -8,
    moveInDays: 4,
    moveTime: "15:00",
    to: places.songdo,
    items: loads.family,
    boxCount: 25,
  },
  confirmed: {
    path: ["PAYMENT", "CONFIRM"],
    plan: "FULL",
    orderedIn: -2,
    moveInDays: 8,
    moveTime: "11:00",
    to: places.yeouido,
    items: loads.fewThings,
    boxCount: 0,
  },
  paid: {
    path: ["PAYMENT"],
    plan: "DEPOSIT",
    orderedIn: -1,
    moveInDays: 14,
    moveTime: "09:00",
    to: places.pangyo,
    items: loads.twoRooms,
    boxCount: 16,
  },
  failed: {
    path: ["WAIT"],
    plan: null,
    orderedIn: 0,
    moveInDays: 21,
    moveTime: "17:00",
    to: places.eunpyeong,
    items: loads.oneRoom,
    boxCount: 0,
  },
  quoted: {
    path: [],
    plan: null,
    orderedIn: 0,
    moveInDays: 30,
    moveTime: "09:00",
    to: places.teheran,
    items: loads.family,
    boxCount: 20,
  },
} as const satisfies Readonly<Record<string, DemoOrder>>;

const deliveryIn = ({ moveInDays }: DemoOrder) => moveInDays - 3;
const collectionIn = ({ moveInDays }: DemoOrder) => moveInDays + 3;

/** The day on which the order came to a status; today is the last. */
export function dayOfStatus(order: DemoOrder, status: MoveStatus): number {
  const days: Partial<Record<MoveStatus, number>> = {
    CONFIRM: order.orderedIn + 1,
    BOX_DEL_BEFORE: deliveryIn(order) - 1,
    BOX_DEL_COMPLETE: deliveryIn(order),
    WORKING: order.moveInDays,
    WORKING_COMPLETE: order.moveInDays,
    BOX_COL_REQUEST: order.moveInDays + 1,
    COMPLETE: collectionIn(order),
  };
  return Math.min(days[status] ?? order.orderedIn, 0);
}

/** What the order asks for. */
export function demoInput(order: DemoOrder, today: string): EstimateInput {
  const { boxCount, helperCount, memo } = order;
  return {
    start: demoPlace,
    destination: order.to,
    moveDate: addDays(today, order.moveInDays),
    moveTime: order.moveTime,
    items: order.items,
    useBoxes: boxCount > 0,
    ...(boxCount > 0 && {
      boxRental: {
        boxCount,
        delivery: { date: addDays(today, deliveryIn(order)), time: "11:00" },
        collection: { date: addDays(today, collectionIn(order)), time: "15:00" },
      },
    }),
    heavyLoad: false,
    extraHelp: helperCount !== undefined,
    ...(helperCount !== undefined && { helperCount }),
    ...(memo !== undefined && { memo }),
  };
}
