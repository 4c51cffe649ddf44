import type {
  Composition,
  BillingKeyUses,
  NoticeFactsOf,
  ReminderSources,
  WithdrawalStep,
} from "../subject/composition.ts";
import { companyDefaultsAmong } from "../company/company/default-payment.ts";
import { canReportDamage, conflict, isBoxSerial } from "@damadum/domain";
import { lockOwnEstimate } from "../move/estimate/lock-own-estimate.ts";
import { moveRefusalsOf } from "../move/estimate/move-refusals.ts";
import type { Damaged, DamagedThings } from "../subject/damaged-things.ts";
import type { Connection } from "../db/tables.ts";
import { findOwnerOfStorageOrder } from "../storage/box/find-owner-of-storage-order.ts";
import { noticeOfOrder } from "../storage/order-state/notice-of-order.ts";
import {
  noticeOfCompanyBox,
  noticeOfInvoice,
  noticeOfPayment,
  noticeOfContract,
  noticeOfWork,
  companyWithdrawal,
} from "../company/company-billing/ports.ts";
import { lockCompanyPaymentSubject } from "../company/company-billing/company-payment-subject.ts";
import { lockCustomPaymentSubject } from "../money/custom-payment/custom-payment-subject.ts";
import { lockEstimateSubject } from "../move/estimate/estimate-subject.ts";
import {
  lockContractChangeSubject,
  noticeOfContractChange,
} from "../storage/changes/contract-change-subject.ts";
import {
  lockStorageChargeSubject,
  noticeOfCharge,
} from "../storage/charges/storage-charge-subject.ts";
import { lockStorageOrderSubject } from "../storage/order-state/storage-order-subject.ts";
import type { PaidSubjects } from "../subject/paid-subject.ts";
import { findCompanyReminders } from "../company/company-billing/company-reminders.ts";
import { findBalanceReminders, findMoveReminders } from "../move/estimate/move-reminders.ts";
import {
  confirmationNow,
  findStorageReminders,
} from "../storage/storage-contract/storage-reminders.ts";
import { storageWithdrawal } from "../storage/storage-contract/storage-withdrawal.ts";
import { noticeOfDamageReport, damageReportWithdrawal } from "../damage/damage-report/ports.ts";
import { billingKeyWithdrawal } from "../money/billing-key/remove-billing-keys.ts";
import { noticeOfCustomPayment, customPaymentWithdrawal } from "../money/custom-payment/ports.ts";
import { getEstimate, findOwnerOfMove } from "../move/estimate/read-estimates.ts";
import { noticeOfEstimate, estimateWithdrawal } from "../move/estimate/ports.ts";
import { fileWithdrawal } from "../platform/file/remove-files.ts";
import {
  findBoxStatus,
  findOwnBox,
  lockOwnBox,
  noticeOfBox,
  boxWithdrawal,
} from "../storage/box/ports.ts";
import { photosOfBox } from "../storage/box/box-photos.ts";
import {
  billingKeysOfContracts,
  chargeAgain,
  noticeOfStorageContract,
} from "../storage/contract-state/ports.ts";

/**
 * Every resource that keeps a member, or erases them from rows that outlive them. The first refusal is the reason that is
 * returned. `memberTables` says which rows are deleted.
 */
const withdrawalSteps: readonly WithdrawalStep[] = [
  estimateWithdrawal,
  storageWithdrawal,
  boxWithdrawal,
  damageReportWithdrawal,
  companyWithdrawal,
  customPaymentWithdrawal,
  billingKeyWithdrawal,
  fileWithdrawal,
];

const reminders: ReminderSources = {
  find: [findMoveReminders, findBalanceReminders, findStorageReminders, findCompanyReminders],
  current: { STORAGE_CONFIRM: confirmationNow },
};

/** Every kind of subject that can be paid for. A new kind only adds its line here. */
const paidSubjects: PaidSubjects = {
  ESTIMATE: lockEstimateSubject,
  COMPANY_PAYMENT: lockCompanyPaymentSubject,
  STORAGE_ORDER: lockStorageOrderSubject,
  CUSTOM_PAYMENT: lockCustomPaymentSubject,
  CONTRACT_CHANGE: lockContractChangeSubject,
  STORAGE_CHARGE: lockStorageChargeSubject,
};

/** What the notices about each kind of subject say. */
const noticeFacts: NoticeFactsOf = {
  ESTIMATE: noticeOfEstimate,
  STORAGE_ORDER: noticeOfOrder,
  STORAGE_CONTRACT: noticeOfStorageContract,
  CONTRACT_CHANGE: noticeOfContractChange,
  STORAGE_CHARGE: noticeOfCharge,
  CUSTOM_PAYMENT: noticeOfCustomPayment,
  COMPANY_CONTRACT: noticeOfContract,
  COMPANY_WORK: noticeOfWork,
  COMPANY_INVOICE: noticeOfInvoice,
  COMPANY_PAYMENT: noticeOfPayment,
  BOX: noticeOfBox,
  COMPANY_BOX: noticeOfCompanyBox,
  DAMAGE_REPORT: noticeOfDamageReport,
};

/** Damage is reported of a member's boxes and moves. */
const damagedThings: DamagedThings = {
  async find(db, own, now) {
    return isBoxSerial(own.serial)
      ? damagedBox(await findOwnBox(db, own))
      : damagedMove((await getEstimate({ db }, own)).estimate, now);
  },
  async lock(tx, own, now) {
    return isBoxSerial(own.serial)
      ? damagedBox(await lockOwnBox(tx, own))
      : damagedMove(await lockOwnEstimate(tx, own), now);
  },
  photosToCompare: async (db, { kind, id }) => (kind === "BOX" ? photosOfBox(db, id) : []),
};

const NEVER_HANDLED = "창고에 들어온 박스부터 신고할 수 있어요. 고객센터로 연락해 주세요.";

function damagedBox({ id, status }: Awaited<ReturnType<typeof findOwnBox>>): Damaged {
  const refusal = canReportDamage(status) ? null : conflict(NEVER_HANDLED);
  return { subject: { kind: "BOX", id }, refusal };
}

function damagedMove(move: Awaited<ReturnType<typeof lockOwnEstimate>>, now: Date): Damaged {
  const refusal = moveRefusalsOf(move, { now }).REPORT_DAMAGE;
  return { subject: { kind: "ESTIMATE", id: move.id }, refusal };
}

/** Every use of billing keys by recurring payments. */
const billingKeyUses: BillingKeyUses = {
  async findInUse(db, paymentIds) {
    return new Set([
      ...(await companyDefaultsAmong(db, paymentIds)),
      ...(await billingKeysOfContracts(db, paymentIds)),
    ]);
  },
  chargeAgain,
};

/** Everything that knows every context. */
export const composition: Composition = {
  paidSubjects,
  findOrderOwner,
  billingKeyUses,
  noticeFacts,
  reminders,
  damagedThings,
  withdrawalSteps,
  findBoxStatus,
};

/** The member of the order to which a custom payment can belong. */
async function findOrderOwner(db: Connection, serial: string) {
  const ofMove = await findOwnerOfMove(db, serial);
  return ofMove === undefined ? findOwnerOfStorageOrder(db, serial) : ofMove;
}
