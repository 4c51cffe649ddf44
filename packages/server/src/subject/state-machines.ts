import {
  boxStatus,
  companyContractStatus,
  companyInvoiceStatus,
  companyPaymentStatus,
  companyWorkStatus,
  contractChangeStatus,
  couponStatus,
  customPaymentStatus,
  damageReportStatus,
  moveStatus,
  storageChargeStatus,
  storageContractStatus,
  storageOrderStatus,
  type StateMachine,
} from "@damadum/domain";
import type { SubjectKind } from "../db/subject-tables.ts";

export const stateMachines = {
  ESTIMATE: moveStatus,
  STORAGE_ORDER: storageOrderStatus,
  STORAGE_CONTRACT: storageContractStatus,
  CONTRACT_CHANGE: contractChangeStatus,
  STORAGE_CHARGE: storageChargeStatus,
  CUSTOM_PAYMENT: customPaymentStatus,
  COUPON: couponStatus,
  BOX: boxStatus,
  COMPANY_CONTRACT: companyContractStatus,
  COMPANY_BOX: boxStatus,
  COMPANY_WORK: companyWorkStatus,
  COMPANY_INVOICE: companyInvoiceStatus,
  COMPANY_PAYMENT: companyPaymentStatus,
  DAMAGE_REPORT: damageReportStatus,
} as const satisfies Readonly<Record<SubjectKind, StateMachine<string>>>;

export type StatusOf<Kind extends SubjectKind> = keyof (typeof stateMachines)[Kind]["states"];
