import { isOpen, type Appointment } from "@damadum/domain";
import type { Estimate, EstimateTimes, StorageOrder } from "@damadum/sdk";

/** The booked visits of a paid move that its member may still reschedule. */
export function movableVisitsOfMove({ actions, draft }: Estimate): EstimateTimes {
  const { delivery, collection } = (draft.use_boxes ? draft.box_rental : undefined) ?? {};
  const move = { date: draft.move_date, time: draft.move_time };
  const visits = { move, ...(delivery && { delivery }), ...(collection && { collection }) };
  return visitsThat((visit) => isOpen(actions, actionOf[visit]), visits);
}

export function movableVisitsOfStorage(order: StorageOrder): EstimateTimes {
  const { actions, delivery, collection } = order;
  const visits = { ...(delivery && { delivery }), ...(collection && { collection }) };
  return visitsThat((visit) => visit !== "move" && isOpen(actions, actionOf[visit]), visits);
}

const actionOf = {
  move: "RESCHEDULE_MOVE",
  delivery: "RESCHEDULE_DELIVERY",
  collection: "RESCHEDULE_COLLECTION",
} as const;

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

export function changedTimes(booked: EstimateTimes, chosen: EstimateTimes): EstimateTimes {
  return visitsThat(
    (visit, { date, time }) => date !== booked[visit]?.date || time !== booked[visit]?.time,
    chosen,
  );
}
