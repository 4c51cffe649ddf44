import { statements } from "./migration.ts";

/** Makes the open works of a company's overview fast to list, however many works are finished. */
export const openCompanyWorks = statements(
  `drop index company_works_open`,
  `create index company_works_open on company_works (company_id, created_at desc, id desc)
    where status in ('WAIT', 'CONFIRM', 'INVOICE_COMPLETE', 'PAYMENT')`,
);
