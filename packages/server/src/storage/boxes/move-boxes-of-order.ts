import {
  isBoxHarmed,
  type BoxStatus,
  type StorageOrderStatus,
  type StorageOrderType,
} from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import type { Cause } from "../../subject/history.ts";
import { changeBoxes } from "../box/change-boxes.ts";
import type { StorageOrder } from "../order-state/store.ts";
import { boxesOf } from "../order-state/order-view.ts";
import { factsOf } from "../order-state/request-facts.ts";

type Steps = Readonly<Partial<Record<StorageOrderStatus, BoxStatus>>>;

/** The box status that follows from each order status; `endBoxes` ends the boxes of a final order. */
const steps: Readonly<Record<StorageOrderType, Steps>> = {
  FIRST_TIME_ORDER: {
    DELIVERING: "DELIVERING",
    BEFORE_COLLECTION: "PACKING",
    COLLECTING: "COLLECTING",
    COMPLETE: "STORED",
  },
  DELIVERY_REQUEST_ORDER: {
    DELIVERING: "RETURNING",
    BEFORE_COLLECTION: "RETURNED",
    COLLECTING: "COLLECTING",
    COMPLETE: "STORED",
  },
  FINAL_AND_DELIVERY_ORDER: { DELIVERING: "RETURNING" },
  FINAL_AND_DISPOSAL_ORDER: {},
};

/**
 * Advances the boxes of an order with it, except those in `except` and lost or damaged ones. A final delivery only
 * carries the boxes that were in the warehouse.
 */
export async function moveBoxesOfOrder(
  tx: Tx,
  order: StorageOrder,
  input: {
    readonly to: StorageOrderStatus;
    readonly cause: Cause;
    readonly except?: readonly string[];
  },
): Promise<void> {
  const { to, cause, except = [] } = input;
  const next = stepOf(order, to);
  if (next === undefined) return;
  const all = await boxesOf(tx, order);
  const boxes = all.filter(
    ({ serial, status }) => !except.includes(serial) && !isBoxHarmed(status),
  );
  const isFinal = order.type === "FINAL_AND_DELIVERY_ORDER";
  const moved = isFinal ? boxes.filter(({ status }) => status === "RETURN_READY") : boxes;
  const serials = moved.map(({ serial }) => serial);
  await changeBoxes(tx, serials, { ...cause, to: next });
}

function stepOf({ type, request }: StorageOrder, to: StorageOrderStatus): BoxStatus | undefined {
  const staysOut = type === "DELIVERY_REQUEST_ORDER" && factsOf(request).legs === "DELIVERY_ONLY";
  return staysOut && to === "COMPLETE" ? "RETURNED" : steps[type][to];
}
