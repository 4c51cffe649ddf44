import type { PaidSubject, PaidSubjectKind } from "../../db/subject-tables.ts";
import type { Connection, Tx } from "../../db/tables.ts";
import { subjectOf } from "./payment.ts";
import { findPaymentByMerchantUid } from "./store.ts";
import type { LockedSubject, SubjectNeeds } from "../../subject/paid-subject.ts";

/** The subject of the payment with this merchant uid; null when there is none. */
export async function findPaidSubject(
  db: Connection,
  merchantUid: string,
): Promise<PaidSubject | null> {
  const payment = await findPaymentByMerchantUid(db, merchantUid);
  return payment === null ? null : subjectOf(payment);
}

/** Locks the subject of a payment. Take this lock before any other. */
export function lockSubject(
  tx: Tx,
  services: SubjectNeeds,
  { kind, id }: PaidSubject,
): Promise<LockedSubject> {
  return services.paidSubjects[kind](tx, services, id);
}

/** Prefixes of merchant uids, which show at the provider what was paid for. */
export const merchantPrefixes: Readonly<Record<PaidSubjectKind, string>> = {
  ESTIMATE: "es",
  STORAGE_ORDER: "st",
  CONTRACT_CHANGE: "cc",
  STORAGE_CHARGE: "sm",
  CUSTOM_PAYMENT: "cp",
  COMPANY_PAYMENT: "co",
};
