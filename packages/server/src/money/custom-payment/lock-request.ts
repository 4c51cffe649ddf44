import type { Tx } from "../../db/tables.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { lockSubject } from "../payment/lock-subject.ts";
import { linkedSubjectOf, lockById, type CustomPayment } from "./store.ts";

/** Locks a request after what it pays part of: `debt` is that and the money that it lacks; null for an extra payment. */
export async function lockRequest(tx: Tx, services: SubjectNeeds, found: CustomPayment) {
  const subject = linkedSubjectOf(found);
  const locked = subject === null ? null : await lockSubject(tx, services, subject);
  const money = await locked?.linked();
  const request = await lockById(tx, found.id);
  return { request, debt: subject && money ? { subject, money } : null };
}
