import type { SubjectKind } from "../../db/subject-tables.ts";
import type { Connection } from "../../db/tables.ts";
import { noticeOfInvoice } from "../company-billing/notice-of-invoice.ts";
import { noticeOfContract } from "../company-contract/notice-of-contract.ts";
import { noticeOfWork } from "../company-work/notice-of-work.ts";
import { noticeOfEstimate } from "../estimate/notice-of-estimate.ts";
import { noticeOfOrder } from "../storage/notice-of-order.ts";
import type { NoticeFacts } from "./notice-facts.ts";
import { noticeTemplates } from "./templates/templates.ts";
import type { NoticeTemplate } from "./templates/template.ts";

interface ToldSubject {
  /** One for each state of the kind. */
  readonly templates: Readonly<Record<string, NoticeTemplate>>;
  /** Whom the notice is for and what fills it in; null when there is nobody to tell. */
  readonly facts: (db: Connection, subjectId: string) => Promise<NoticeFacts | null>;
}

/** Every kind of subject whose changes are told, with its templates and where its facts come from. */
export const toldSubjects: Readonly<Partial<Record<SubjectKind, ToldSubject>>> = {
  ESTIMATE: { templates: noticeTemplates.ESTIMATE, facts: noticeOfEstimate },
  STORAGE_ORDER: { templates: noticeTemplates.STORAGE_ORDER, facts: noticeOfOrder },
  COMPANY_CONTRACT: { templates: noticeTemplates.COMPANY_CONTRACT, facts: noticeOfContract },
  COMPANY_WORK: { templates: noticeTemplates.COMPANY_WORK, facts: noticeOfWork },
  COMPANY_INVOICE: { templates: noticeTemplates.COMPANY_INVOICE, facts: noticeOfInvoice },
};
