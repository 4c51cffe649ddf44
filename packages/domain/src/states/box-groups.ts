import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import type { BoxStatus } from "./box-status.ts";

/** Whether whoever scans the label may write down what is in the box. */
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

/** Where no box is left to keep for its owner. */
const gone: ReadonlySet<BoxStatus> = new Set(["CANCEL", "ENDED", "DISPOSED", "LOST"]);

/** Whether a box of this state keeps a storage going, so that its owner cannot withdraw. */
export function isBoxInStorage(status: BoxStatus): boolean {
  return !gone.has(status);
}

/** Whether a box was lost or damaged while it was kept: orders and works continue without it. */
export function isBoxHarmed(status: BoxStatus): status is "LOST" | "DAMAGED" {
  return status === "LOST" || status === "DAMAGED";
}

/** Whether a box of this state lies in the warehouse, also where somebody is about to take it out. */
export function isInWarehouse(status: BoxStatus): boolean {
  return status === "STORED" || status === "RETURN_READY" || status === "DISPOSAL_READY";
}

/** What a new order wants boxes for. */
export type BoxPurpose = "DELIVERY_REQUEST" | "FINAL";

/** Whether a new order may name a box of this state. */
export function isBoxAvailable(status: BoxStatus, purpose: BoxPurpose): boolean {
  return status === "STORED" || (purpose === "FINAL" && status === "RETURNED");
}

/** Whether the storage of all boxes can be ended at once: none that is kept and whole is on its way. */
export function canEndAll(boxes: readonly { readonly status: BoxStatus }[]): boolean {
  return boxes.every(
    ({ status }) =>
      !isBoxInStorage(status) || isBoxHarmed(status) || isBoxAvailable(status, "FINAL"),
  );
}

/** How long before its retention day a stored box counts as expiring, in days. */
const EXPIRING_DAYS = 30;

/** The states that each filter of a box list stands for. */
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
  // One that awaits its disposal goes nowhere else.
  DISPOSED: ["DISPOSAL_READY", "DISPOSED"],
  EXPIRING: ["STORED"],
} as const satisfies Record<string, readonly BoxStatus[]>;

/** One filter of a box list. */
export type BoxFilter = keyof typeof boxFilterStatuses;

/** The last retention day on which a stored box must be decided on soon: 30 days from today. */
export function expiringUntil(today: IsoDate): IsoDate {
  return addDays(today, EXPIRING_DAYS);
}
