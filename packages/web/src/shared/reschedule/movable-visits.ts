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
  meets: (visit: (typeof names)[number], time: Appointment) => boolean,
  visits: EstimateTimes,
): EstimateTimes {
  const found: EstimateTimes = {};
  for (const name of names) {
    const time = visits[name];
    if (time !== undefined && meets(name, time)) found[name] = time;
  }
  return found;
}

/** The chosen times that differ from the booked ones. */
export function changedTimes(booked: EstimateTimes, chosen: EstimateTimes): EstimateTimes {
  return visitsThat(
    (visit, { date, time }) => date !== booked[visit]?.date || time !== booked[visit]?.time,
    chosen,
  );
}
