import type { PaidSubject, PaidSubjectKind } from "../../db/subject-tables.ts";
import type { Tx } from "../../db/tables.ts";
import { lockCompanyPaymentSubject } from "../../company/company-billing/company-payment-subject.ts";
import { lockCustomPaymentSubject } from "../custom-payment/custom-payment-subject.ts";
import { lockEstimateSubject } from "../../move/estimate/estimate-subject.ts";
import { lockContractChangeSubject } from "../../storage/changes/contract-change-subject.ts";
import { lockStorageChargeSubject } from "../../storage/charges/storage-charge-subject.ts";
import { lockStorageOrderSubject } from "../../storage/orders/storage-order-subject.ts";
import type { LockedSubject, LockSubject, SubjectNeeds } from "./payment-subject.ts";

/** Every kind of subject that can be paid for. A new kind only adds its line here. */
const subjects: Readonly<Record<PaidSubjectKind, LockSubject>> = {
  ESTIMATE: lockEstimateSubject,
  COMPANY_PAYMENT: lockCompanyPaymentSubject,
  STORAGE_ORDER: lockStorageOrderSubject,
  CUSTOM_PAYMENT: lockCustomPaymentSubject,
  CONTRACT_CHANGE: lockContractChangeSubject,
  STORAGE_CHARGE: lockStorageChargeSubject,
};

/** Locks the subject of a payment. Take this lock before any other. */
export function lockSubject(
  tx: Tx,
  services: SubjectNeeds,
  { kind, id }: PaidSubject,
): Promise<LockedSubject> {
  return subjects[kind](tx, services, id);
}
