import type { IsoDate } from "../calendar/iso-date.ts";
import type { Carriage } from "../carriage/carriages.ts";

/** One end of a move. `floor` is negative for a basement. */
export interface Place {
  readonly postcode: string;
  readonly address: string;
  readonly detail: string;
  readonly floor: number;
  readonly carriage: Carriage;
}

/** A booked day and start time (`HH:mm`). */
export interface Appointment {
  readonly date: IsoDate;
  readonly time: string;
}

/** An item of the catalogue and its count. */
export interface MoveItemCount {
  readonly itemId: string;
  readonly count: number;
}

/** Our boxes, delivered before the move and collected after it. */
export interface BoxRental {
  readonly boxCount: number;
  readonly delivery: Appointment;
  readonly collection: Appointment;
}

/** The input of a moving quote; exactly the contract's EstimateDraft with camelCase keys. */
export interface EstimateInput {
  readonly start: Place;
  readonly destination: Place;
  readonly moveDate: IsoDate;
  readonly moveTime: string;
  readonly items: readonly MoveItemCount[];
  readonly useBoxes: boolean;
  readonly boxRental?: BoxRental;
  /** Whether any load weighs 20 kg or more. */
  readonly heavyLoad: boolean;
  readonly extraHelp: boolean;
  readonly helperCount?: number;
  /** A coupon of the requesting member; its discount is passed to the price separately. */
  readonly couponId?: string;
  readonly memo?: string;
}
