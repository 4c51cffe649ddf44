import { statements } from "./migration.ts";

/** A company's overview asks for the works that are not over, however many are. */
export const openCompanyWorks = statements(
  `drop index company_works_open`,
  `create index company_works_open on company_works (company_id, created_at desc, id desc)
    where status in ('WAIT', 'CONFIRM', 'INVOICE_COMPLETE', 'PAYMENT')`,
);
