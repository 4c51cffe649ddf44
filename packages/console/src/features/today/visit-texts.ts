import { formatTimeSlot, isTimeSlot } from "@damadum/domain";
import type { OperatorVisit } from "@damadum/sdk";

export function mayAdvance({ next }: Pick<OperatorVisit, "next">): boolean {
  return next?.may === true;
}

/** When a visit begins, as people say it. */
export function timeOf({ time }: OperatorVisit): string {
  return time !== null && isTimeSlot(time) ? formatTimeSlot(time) : (time ?? "시간 없음");
}

/** Whose visit it is and what for. */
export function nameOf(visit: OperatorVisit): string {
  return `${visit.customer ?? visit.number} ${visit.work}`;
}
