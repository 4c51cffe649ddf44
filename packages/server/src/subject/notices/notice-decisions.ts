import type { SubjectKind } from "../../db/subject-tables.ts";
import type { StatusOf } from "../state-machines.ts";
import {
  companyContractNotices,
  companyInvoiceNotices,
  companyPaymentNotices,
  companyWorkNotices,
} from "./company-notices.ts";
import { couponNotices } from "./coupon-notices.ts";
import { customPaymentNotices } from "./custom-payment-notices.ts";
import { damageReportNotices } from "./damage-report-notices.ts";
import { moveNotices } from "./move-notices.ts";
import { templatesIn, type NoticeDecision } from "./notice-decision.ts";
import type { NoticeTemplate } from "./notice-template.ts";
import { reminderNotices } from "./reminder-notices.ts";
import {
  boxNotices,
  companyBoxNotices,
  contractChangeNotices,
  storageContractNotices,
  storageChargeNotices,
  storageOrderNotices,
} from "./storage-notices.ts";

/** The notice of every state of every kind of subject. */
const noticeDecisions: {
  readonly [Kind in SubjectKind]: Readonly<Record<StatusOf<Kind>, NoticeDecision>>;
} = {
  ESTIMATE: moveNotices,
  STORAGE_ORDER: storageOrderNotices,
  STORAGE_CONTRACT: storageContractNotices,
  CONTRACT_CHANGE: contractChangeNotices,
  STORAGE_CHARGE: storageChargeNotices,
  CUSTOM_PAYMENT: customPaymentNotices,
  COUPON: couponNotices,
  BOX: boxNotices,
  COMPANY_CONTRACT: companyContractNotices,
  COMPANY_BOX: companyBoxNotices,
  COMPANY_WORK: companyWorkNotices,
  COMPANY_INVOICE: companyInvoiceNotices,
  COMPANY_PAYMENT: companyPaymentNotices,
  DAMAGE_REPORT: damageReportNotices,
};

/** The notice when a subject of this kind enters this state. Throws for an unknown state. */
export function noticeDecisionOf(kind: SubjectKind, status: string): NoticeDecision {
  const decisions: Readonly<Record<string, NoticeDecision>> = noticeDecisions[kind];
  const decision = decisions[status];
  if (decision === undefined) throw new Error(`${kind} has no state ${status}`);
  return decision;
}

/** Every template, for registering them with the sender. */
export const allTemplates: readonly NoticeTemplate[] = [
  ...Object.values(noticeDecisions)
    .flatMap((decisions): readonly NoticeDecision[] => Object.values(decisions))
    .flatMap(templatesIn),
  ...Object.values(reminderNotices),
];

const names = new Map(
  allTemplates.map(({ code, text }) => [code, /님, (.+?)\.?$/m.exec(text)?.[1] ?? code]),
);

/** What a notice tells, by the sentence that its text begins with; the code of one that is no longer sent. */
export const noticeName = (code: string): string => names.get(code) ?? code;
