import type { IsoDate } from "../calendar/iso-date.ts";
import type { Appointment, EstimateInput } from "../move/estimate-input.ts";
import type { MoveStatus } from "./move-status.ts";
import type { StorageOrderStatus } from "./storage-order-status.ts";

type MoveDays = Pick<EstimateInput, "moveDate" | "useBoxes" | "boxRental">;

/** The earliest day on which a move can have reached a state; null when any day is possible. */
export function firstDayOfMoveStep(
  { moveDate, useBoxes, boxRental }: MoveDays,
  to: MoveStatus,
): IsoDate | null {
  const rental = useBoxes ? boxRental : undefined;
  switch (to) {
    case "BOX_DEL_COMPLETE":
      return rental?.delivery.date ?? moveDate;
    case "WORKING":
    case "WORKING_COMPLETE":
    case "BOX_COL_REQUEST":
      return moveDate;
    case "COMPLETE":
      return rental?.collection.date ?? moveDate;
    default:
      return null;
  }
}

/** The same for a storage order, by its visits. */
export function firstDayOfStorageStep(
  visits: { readonly delivery: Appointment | null; readonly collection: Appointment | null },
  to: StorageOrderStatus,
): IsoDate | null {
  const delivery = visits.delivery?.date ?? null;
  const collection = visits.collection?.date ?? null;
  switch (to) {
    case "DELIVERING":
    case "BEFORE_COLLECTION":
      return delivery;
    case "COLLECTING":
    case "COMPLETE":
      return collection ?? delivery;
    default:
      return null;
  }
}
