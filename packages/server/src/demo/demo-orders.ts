import { addDays, type EstimateInput, type MoveStatus, type PaymentPlan } from "@damadum/domain";
import { demoPlace } from "./demo-users.ts";

/** A sample order: where it stands, and how it was paid. Days count from the day of the first start. */
export interface DemoOrder {
  /** Every status on the way, without QUOTED. */
  readonly path: readonly MoveStatus[];
  readonly moveInDays: number;
  readonly plan: PaymentPlan | null;
  readonly useBoxes: boolean;
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

/** One order in every state of a move. */
export const demoOrders: readonly DemoOrder[] = [
  { path: reached("COMPLETE"), moveInDays: -20, plan: "FULL", useBoxes: true },
  { path: ["CANCEL"], moveInDays: 12, plan: null, useBoxes: false },
  { path: reached("BOX_COL_REQUEST"), moveInDays: -3, plan: "FULL", useBoxes: true },
  { path: reached("WORKING_COMPLETE"), moveInDays: -1, plan: "DEPOSIT", useBoxes: true },
  { path: reached("WORKING"), moveInDays: 0, plan: "DEPOSIT", useBoxes: true },
  { path: reached("BOX_DEL_COMPLETE"), moveInDays: 2, plan: "FULL", useBoxes: true },
  { path: reached("BOX_DEL_BEFORE"), moveInDays: 5, plan: "DEPOSIT", useBoxes: true },
  { path: ["PAYMENT", "CONFIRM"], moveInDays: 8, plan: "FULL", useBoxes: false },
  { path: ["PAYMENT"], moveInDays: 14, plan: "DEPOSIT", useBoxes: true },
  { path: ["WAIT"], moveInDays: 21, plan: null, useBoxes: false },
  { path: [], moveInDays: 30, plan: null, useBoxes: true },
];

/** What the order asks for. */
export function demoInput({ moveInDays, useBoxes }: DemoOrder, today: string): EstimateInput {
  const moveDate = addDays(today, moveInDays);
  return {
    start: demoPlace,
    destination: {
      postcode: "04769",
      address: "서울 성동구 왕십리로 83-21",
      detail: "302호",
      floor: 3,
      carriage: "STAIRS",
    },
    moveDate,
    moveTime: "09:00",
    items: [
      { itemId: "bed-single", count: 1 },
      { itemId: "box-large", count: 10 },
    ],
    useBoxes,
    ...(useBoxes
      ? {
          boxRental: {
            boxCount: 10,
            delivery: { date: addDays(moveDate, -3), time: "09:00" },
            collection: { date: addDays(moveDate, 3), time: "13:00" },
          },
        }
      : {}),
    heavyLoad: false,
    extraHelp: false,
  };
}
