import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import type { BoxStatus } from "./box-status.ts";

/** Whether whoever scans the label may write down what is in the box. */
export function isOpenForPacking(status: BoxStatus): boolean {
  return status === "PACKING";
}

/** Whether a box of this state keeps a storage going, so that its owner cannot withdraw. */
export function isBoxInStorage(status: BoxStatus): boolean {
  return status !== "CANCEL" && status !== "ENDED" && status !== "DISPOSED";
}

/** What a new order wants boxes for. */
export type BoxPurpose = "DELIVERY_REQUEST" | "FINAL";

/** Whether a new order may name a box of this state. */
export function isBoxAvailable(status: BoxStatus, purpose: BoxPurpose): boolean {
  return status === "STORED" || (purpose === "FINAL" && status === "RETURNED");
}

/** How long before its retention day a stored box counts as expiring, in days. */
export const EXPIRING_DAYS = 30;

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
  ],
  STORED: ["STORED"],
  MOVING: [
    "READY",
    "DELIVERING",
    "PACKING",
    "COLLECTING",
    "RETURN_READY",
    "RETURNING",
    "DISPOSAL_READY",
  ],
  RETURNED: ["RETURNED", "ENDED"],
  DISPOSED: ["DISPOSED"],
  EXPIRING: ["STORED"],
} as const satisfies Record<string, readonly BoxStatus[]>;

/** One filter of a box list. */
export type BoxFilter = keyof typeof boxFilterStatuses;

/** Whether a stored box must be decided on soon: its retention day is at most 30 days away. */
export function isBoxExpiring(status: BoxStatus, retentionUntil: IsoDate, today: IsoDate): boolean {
  return status === "STORED" && daysBetween(today, retentionUntil) <= EXPIRING_DAYS;
}
