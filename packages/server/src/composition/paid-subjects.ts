import { lockCompanyPaymentSubject } from "../company/company-billing/company-payment-subject.ts";
import { lockCustomPaymentSubject } from "../money/custom-payment/custom-payment-subject.ts";
import { lockEstimateSubject } from "../move/estimate/estimate-subject.ts";
import { lockContractChangeSubject } from "../storage/changes/contract-change-subject.ts";
import { lockStorageChargeSubject } from "../storage/charges/storage-charge-subject.ts";
import { lockStorageOrderSubject } from "../storage/order-state/storage-order-subject.ts";
import type { PaidSubjects } from "../subject/paid-subject.ts";

/** Every kind of subject that can be paid for. A new kind only adds its line here. */
export const paidSubjects: PaidSubjects = {
  ESTIMATE: lockEstimateSubject,
  COMPANY_PAYMENT: lockCompanyPaymentSubject,
  STORAGE_ORDER: lockStorageOrderSubject,
  CUSTOM_PAYMENT: lockCustomPaymentSubject,
  CONTRACT_CHANGE: lockContractChangeSubject,
  STORAGE_CHARGE: lockStorageChargeSubject,
};
