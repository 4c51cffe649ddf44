import type { EstimateTimes } from "@damadum/sdk";

/** Every visit of a move with boxes, a day later each. */
export const completeReschedule: EstimateTimes = {
  move: { date: "2026-12-10", time: "09:00" },
  delivery: { date: "2026-12-08", time: "13:00" },
  collection: { date: "2026-12-15", time: "13:00" },
};
