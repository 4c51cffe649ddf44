import type { Subject } from "../../db/subject-tables.ts";

/** The estimate as a subject of payments, bookings and history. */
export function subjectOfEstimate(estimateId: string): Subject<"ESTIMATE"> {
  return { kind: "ESTIMATE", id: estimateId };
}
