import { addDays, daysBetween, MAX_DELIVERY_GAP_DAYS } from "@damadum/domain";
import type { Appointment, EstimateTimes } from "@damadum/sdk";

interface ShiftOptions {
  /** Times of the visits as they are booked; the move is among them. */
  readonly booked: EstimateTimes & { readonly move: Appointment };
  /** The day on which the boxes were or are delivered, which limits their collection. */
  readonly deliveredOn: string | undefined;
  readonly from: string;
}

/**
 * The box visits moved by as many days as the move. A delivery is not moved to a day that can no longer be booked, nor
 * a collection beyond the days for which boxes are lent.
 */
export function shiftBoxes(
  move: Appointment,
  { booked, deliveredOn, from }: ShiftOptions,
): EstimateTimes {
  const days = daysBetween(booked.move.date, move.date);
  if (days === 0) return { ...booked, move };
  const { delivery, collection } = booked;
  const moved = delivery && { ...delivery, date: latest(addDays(delivery.date, days), from) };
  const lentFrom = moved?.date ?? deliveredOn;
  const back = collection && addDays(collection.date, days);
  const last = lentFrom === undefined ? back : addDays(lentFrom, MAX_DELIVERY_GAP_DAYS);
  return {
    move,
    ...(moved && { delivery: moved }),
    ...(collection &&
      back !== undefined && { collection: { ...collection, date: earliest(back, last ?? back) } }),
  };
}

const latest = (one: string, other: string) => (one > other ? one : other);
const earliest = (one: string, other: string) => (one < other ? one : other);
