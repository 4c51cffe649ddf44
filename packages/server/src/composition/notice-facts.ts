import { noticeOfBox } from "../storage/box/notice-of-box.ts";
import { noticeOfCompanyBox } from "../company/company-box/notice-of-company-box.ts";
import { noticeOfInvoice } from "../company/company-billing/notice-of-invoice.ts";
import { noticeOfPayment } from "../company/company-billing/notice-of-payment.ts";
import { noticeOfContract } from "../company/contract-state/notice-of-contract.ts";
import { noticeOfWork } from "../company/company-work/notice-of-work.ts";
import { noticeOfCustomPayment } from "../money/custom-payment/notice-of-custom-payment.ts";
import { noticeOfDamageReport } from "../damage/damage-report/notice-of-damage-report.ts";
import { noticeOfEstimate } from "../move/estimate/notice-of-estimate.ts";
import { noticeOfCharge } from "../storage/charges/notice-of-charge.ts";
import { noticeOfContractChange } from "../storage/changes/notice-of-contract-change.ts";
import { noticeOfOrder } from "../storage/order-state/notice-of-order.ts";
import { noticeOfStorageContract } from "../storage/contract-state/notice-of-storage-contract.ts";
import type { NoticeFactsOf } from "../subject/notice-facts.ts";

/** What the notices about each kind of subject say. */
export const noticeFacts: NoticeFactsOf = {
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
