import {
  addDays,
  type EstimateInput,
  type MoveItemCount,
  type MoveStatus,
  type PaymentPlan,
  type Place,
} from "@damadum/domain";
import { demoPlace } from "./demo-users.ts";
import { advanceStorageOrder } from "../storage/boxes/advance-storage-order.ts";
import type { DemoServices } from "./demo-services.ts";
import type { DemoStep } from "./demo-storage.ts";

/** A sample move order: its status, payment and load. Days are relative to the day of the first start. */
export interface DemoOrder {
  /** Every status so far, without QUOTED. */
  readonly path: readonly MoveStatus[];
  readonly orderedIn: number;
  readonly moveInDays: number;
  readonly moveTime: string;
  /** None for an unpaid order. */
  readonly plan?: PaymentPlan;
  /** Defaults to the demo member's home. */
  readonly from?: Place;
  readonly to: Place;
  readonly items: readonly MoveItemCount[];
  /** Rented boxes; none if the member packs into their own. */
  readonly boxCount?: number;
  /** Start times of the box delivery and collection. */
  readonly boxTimes?: readonly [string, string];
  readonly helperCount?: number;
  readonly memo?: string;
  /** Written the day after completion. */
  readonly review?: { readonly rating: number; readonly content: string };
  /** The reason for a cancellation two days ago, with a refund. */
  readonly cancelledFor?: string;
}

const BOX_TIMES: readonly [string, string] = ["11:00", "15:00"];

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

export const reached = (status: MoveStatus) => WITH_BOXES.slice(0, WITH_BOXES.indexOf(status) + 1);

const deliveryIn = ({ moveInDays }: DemoOrder) => moveInDays - 3;
const collectionIn = ({ moveInDays }: DemoOrder) => moveInDays + 3;

/** The day on which the order reached a status, at the latest today. */
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

/** The time of day at which the order was placed, by the start time of the move. */
const orderTimes: Readonly<Record<string, string>> = {
  "09:00": "21:40",
  "11:00": "12:15",
  "13:00": "08:20",
  "15:00": "19:05",
  "17:00": "22:30",
};

export function timeOfStatus(order: DemoOrder, status: MoveStatus): string {
  const { moveTime, boxTimes: [delivery, collection] = BOX_TIMES } = order;
  const times: Partial<Record<MoveStatus, string>> = {
    CONFIRM: "09:30",
    BOX_DEL_BEFORE: "18:10",
    BOX_DEL_COMPLETE: delivery,
    WORKING: moveTime,
    WORKING_COMPLETE: `${Number(moveTime.slice(0, 2)) + 3}:25`,
    BOX_COL_REQUEST: "20:50",
    COMPLETE: collection,
  };
  return times[status] ?? orderTimes[moveTime] ?? moveTime;
}

export function demoInput(order: DemoOrder, today: string): EstimateInput {
  const { boxCount, helperCount, memo, boxTimes = BOX_TIMES } = order;
  const [deliveryTime, collectionTime] = boxTimes;
  return {
    start: order.from ?? demoPlace,
    destination: order.to,
    moveDate: addDays(today, order.moveInDays),
    moveTime: order.moveTime,
    items: order.items,
    useBoxes: boxCount !== undefined,
    ...(boxCount !== undefined && {
      boxRental: {
        boxCount,
        delivery: { date: addDays(today, deliveryIn(order)), time: deliveryTime },
        collection: { date: addDays(today, collectionIn(order)), time: collectionTime },
      },
    }),
    heavyLoad: false,
    extraHelp: helperCount !== undefined,
    ...(helperCount !== undefined && { helperCount }),
    ...(memo !== undefined && { memo }),
  };
}

/** The owner of the storage, and the operator who advances it. */
export interface DemoPeople {
  readonly userId: string;
  readonly operatorId: string;
}

export async function advanceTo(
  demo: DemoServices,
  people: DemoPeople,
  { serial, steps }: { readonly serial: string; readonly steps: readonly DemoStep[] },
): Promise<void> {
  for (const [to, days] of steps) {
    demo.inDays(days);
    await moveTo(demo, people, { serial, to });
  }
}

/** Advances an order to one status, at the demo's current time. */
export async function moveTo(
  { services }: DemoServices,
  { operatorId }: DemoPeople,
  { serial, to }: { readonly serial: string; readonly to: DemoStep[0] },
): Promise<void> {
  await advanceStorageOrder(services, {
    serial,
    to,
    early: true,
    actorId: operatorId,
    reason: null,
  });
}
