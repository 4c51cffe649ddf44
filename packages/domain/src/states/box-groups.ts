import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import type { BoxStatus } from "./box-status.ts";

/** Whether anyone who scans the label may add contents to the box. */
export function isOpenForPacking(status: BoxStatus): boolean {
  return status === "PACKING";
}

/** Whether a box of this state is being packed or on its way to the warehouse. */
export function isBeforeStorage(status: BoxStatus): boolean {
  return beforeStorage.has(status);
}

const beforeStorage: ReadonlySet<BoxStatus> = new Set([
  "READY",
  "DELIVERING",
  "PACKING",
  "COLLECTING",
]);

/** States in which there is no box left to store. */
const gone: ReadonlySet<BoxStatus> = new Set(["CANCEL", "ENDED", "DISPOSED", "LOST"]);

/** Whether a box of this state keeps a storage running, so that its owner cannot withdraw. */
export function isBoxInStorage(status: BoxStatus): boolean {
  return !gone.has(status);
}

/** Whether a box was lost or damaged in storage: orders and works continue without it. */
export function isBoxHarmed(status: BoxStatus): status is "LOST" | "DAMAGED" {
  return status === "LOST" || status === "DAMAGED";
}

/** Whether a box of this state is in the warehouse, even if it is about to leave. */
export function isInWarehouse(status: BoxStatus): boolean {
  return status === "STORED" || status === "RETURN_READY" || status === "DISPOSAL_READY";
}

/** What a new order needs boxes for. */
export type BoxPurpose = "DELIVERY_REQUEST" | "FINAL";

/** Whether a new order may name a box of this state. */
export function isBoxAvailable(status: BoxStatus, purpose: BoxPurpose): boolean {
  return status === "STORED" || (purpose === "FINAL" && status === "RETURNED");
}

/** Whether one order can end the storage of all boxes: each is available, lost or damaged, or already gone. */
export function canEndAll(boxes: readonly { readonly status: BoxStatus }[]): boolean {
  return boxes.every(
    ({ status }) =>
      !isBoxInStorage(status) || isBoxHarmed(status) || isBoxAvailable(status, "FINAL"),
  );
}

/** Days before its retention day from which a stored box counts as expiring. */
const EXPIRING_DAYS = 30;

/** The states that each filter of a box list includes. */
export const boxFilterStatuses = {
  ALL: [
    "READY",
    "DELIVERING",
    "PACKING",
    "COLLECTING",
    "STORED",
    "RETURN_READY",
    "RETURNING",
    "RETURNED",
    "ENDED",
    "DISPOSAL_READY",
    "DISPOSED",
    "LOST",
    "DAMAGED",
  ],
  STORED: ["STORED"],
  MOVING: ["READY", "DELIVERING", "PACKING", "COLLECTING", "RETURN_READY", "RETURNING"],
  RETURNED: ["RETURNED", "ENDED"],
  // A box that awaits disposal counts as disposed of, not as moving.
  DISPOSED: ["DISPOSAL_READY", "DISPOSED"],
  EXPIRING: ["STORED"],
} as const satisfies Record<string, readonly BoxStatus[]>;

/** One filter of a box list. */
export type BoxFilter = keyof typeof boxFilterStatuses;

/** The last retention day that counts as expiring: 30 days from today. */
export function expiringUntil(today: IsoDate): IsoDate {
  return addDays(today, EXPIRING_DAYS);
}
