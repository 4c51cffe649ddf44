import { passedReason, type Appointment } from "@damadum/domain";
import { isEqual } from "es-toolkit";
import type { VisitTimes } from "../../db/subject-tables.ts";
import { ProblemError } from "../../http/problem-error.ts";
import { chosenVisit, requireOpenTimes } from "../../platform/schedule/require-open-times.ts";

/**
 * Throws when a member moves a visit whose crew is already planned, or moves one to a closed time. Not called for
 * operators, who talk to the crew.
 */
export function requireMovableVisits(before: VisitTimes, after: VisitTimes, now: Date): void {
  const moved = movedVisits(before, after);
  const isPlanned = moved.some(
    ({ from }) => from !== undefined && passedReason(from, now) !== null,
  );
  if (isPlanned) throw new ProblemError("state_conflict", { about: "visit" });
  requireOpenTimes(
    moved.flatMap(({ name, to }) => chosenVisit(name, to)),
    now,
  );
}

export function movedVisits(before: VisitTimes, after: VisitTimes) {
  return (["move", "delivery", "collection"] as const)
    .map((name): MovedVisit => ({ name, from: before[name], to: after[name] }))
    .filter(({ from, to }) => !isEqual(from, to));
}

interface MovedVisit {
  readonly name: keyof VisitTimes;
  readonly from: Appointment | undefined;
  readonly to: Appointment | undefined;
}
