import { canTransition, customPaymentStatus, type CustomPaymentStatus } from "@damadum/domain";
import type { Tx } from "../../db/tables.ts";
import { writeHistory, type Cause } from "../../subject/history.ts";
import { updateCustomPayment, type CustomPayment, linkedSubjectOf, lockById } from "./store.ts";
import type { SubjectNeeds } from "../../subject/paid-subject.ts";
import { lockSubject } from "../payment/paid-subjects.ts";

/** A status to change to, and why. */
interface StatusChange extends Cause {
  readonly to: CustomPaymentStatus;
}

/** Changes a locked request's status and writes the history; returns false when the domain's table forbids it. */
export async function changeStatus(
  tx: Tx,
  { id, status }: Pick<CustomPayment, "id" | "status">,
  change: StatusChange,
): Promise<boolean> {
  if (!canTransition(customPaymentStatus, status, change.to, change.actor)) return false;
  await updateCustomPayment(tx, id, { status: change.to });
  await writeHistory(tx, { ...change, subject: { kind: "CUSTOM_PAYMENT", id }, from: status });
  return true;
}

/** Locks a request after what it pays part of: `debt` is that and the money that it lacks; null for an extra payment. */
export async function lockRequest(tx: Tx, services: SubjectNeeds, found: CustomPayment) {
  const subject = linkedSubjectOf(found);
  const locked = subject === null ? null : await lockSubject(tx, services, subject);
  const money = await locked?.linked();
  const request = await lockById(tx, found.id);
  return { request, debt: subject && money ? { subject, money } : null };
}
