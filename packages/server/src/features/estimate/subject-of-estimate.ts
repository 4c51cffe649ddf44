import type { Subject } from "../../db/subject-tables.ts";

/** The estimate as what is paid for, booked and kept in the history. */
export function subjectOfEstimate(estimateId: string): Subject<"ESTIMATE"> {
  return { kind: "ESTIMATE", id: estimateId };
}
