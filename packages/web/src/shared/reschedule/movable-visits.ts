import {
  isMoveVisitMovable,
  isStorageVisitMovable,
  passedReason,
  type Appointment,
} from "@damadum/domain";
import type { Estimate, EstimateTimes, StorageOrder } from "@damadum/sdk";

/** The booked visits of a paid move that its member may still reschedule; none from 15:00 of the day before. */
export function movableVisitsOfMove({ status, draft }: Estimate, now: Date): EstimateTimes {
  const { delivery, collection } = (draft.use_boxes ? draft.box_rental : undefined) ?? {};
  const move = { date: draft.move_date, time: draft.move_time };
  return visitsThat((visit, time) => isMoveVisitMovable(visit, status) && isInTime(time, now), {
    move,
    ...(delivery && { delivery }),
    ...(collection && { collection }),
  });
}

/** The same for a storage order; one that ends storage is priced by its day and cannot be rescheduled. */
export function movableVisitsOfStorage(order: StorageOrder, now: Date): EstimateTimes {
  const { type, status, delivery, collection } = order;
  if (type === "FINAL_AND_DELIVERY_ORDER" || type === "FINAL_AND_DISPOSAL_ORDER") return {};
  return visitsThat(
    (visit, time) =>
      visit !== "move" && isStorageVisitMovable(visit, status) && isInTime(time, now),
    { ...(delivery && { delivery }), ...(collection && { collection }) },
  );
}

function isInTime(time: Appointment, now: Date): boolean {
  return passedReason(time, now) === null;
}

const names = ["move", "delivery", "collection"] as const;

function visitsThat(
  isMovable: (visit: (typeof names)[number], time: Appointment) => boolean,
  visits: EstimateTimes,
): EstimateTimes {
  const movable: EstimateTimes = {};
  for (const name of names) {
    const time = visits[name];
    if (time !== undefined && isMovable(name, time)) movable[name] = time;
  }
  return movable;
}

/** The chosen times that differ from the booked ones. */
export function changedTimes(booked: EstimateTimes, chosen: EstimateTimes): EstimateTimes {
  const changed: EstimateTimes = {};
  for (const name of names) {
    const [before, after] = [booked[name], chosen[name]];
    if (after !== undefined && (after.date !== before?.date || after.time !== before.time)) {
      changed[name] = after;
    }
  }
  return changed;
}
