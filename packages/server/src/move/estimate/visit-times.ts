import type { EstimateInput } from "@damadum/domain";
import type { VisitTimes } from "../../db/subject-tables.ts";

/** The visit times of a move; those of its boxes only when they are rented. */
export type MoveTimes = VisitTimes & Required<Pick<VisitTimes, "move">>;

export function timesOf({ moveDate, moveTime, useBoxes, boxRental }: EstimateInput): MoveTimes {
  const move = { date: moveDate, time: moveTime };
  if (!useBoxes || boxRental === undefined) return { move };
  return { move, delivery: boxRental.delivery, collection: boxRental.collection };
}

export function withTimes(input: EstimateInput, times: VisitTimes): EstimateInput {
  const { boxRental } = input;
  const { move = { date: input.moveDate, time: input.moveTime }, delivery, collection } = times;
  const moved = { ...input, moveDate: move.date, moveTime: move.time };
  if (boxRental === undefined) return moved;
  return {
    ...moved,
    boxRental: {
      ...boxRental,
      delivery: delivery ?? boxRental.delivery,
      collection: collection ?? boxRental.collection,
    },
  };
}
