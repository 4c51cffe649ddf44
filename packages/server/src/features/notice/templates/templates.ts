import {
  companyContractTemplates,
  companyInvoiceTemplates,
  companyWorkTemplates,
} from "./company-templates.ts";
import { moveTemplates } from "./move-templates.ts";
import { storageTemplates } from "./storage-templates.ts";
import type { NoticeTemplate } from "./template.ts";

/** One template per state of each family of orders. */
export const noticeTemplates = {
  ESTIMATE: moveTemplates,
  STORAGE_ORDER: storageTemplates,
  COMPANY_CONTRACT: companyContractTemplates,
  COMPANY_WORK: companyWorkTemplates,
  COMPANY_INVOICE: companyInvoiceTemplates,
} as const;

/** Every template, for registering them with the sender. */
export const allTemplates: readonly NoticeTemplate[] = Object.values(noticeTemplates).flatMap(
  (family) => Object.values(family),
);
