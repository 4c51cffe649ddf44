import type { PaidSubject } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import type { LockedSubject, SubjectNeeds } from "../../subject/paid-subject.ts";

/** Locks the subject of a payment. Take this lock before any other. */
export function lockSubject(
  tx: Tx,
  services: SubjectNeeds,
  { kind, id }: PaidSubject,
): Promise<LockedSubject> {
  return services.paidSubjects[kind](tx, services, id);
}
