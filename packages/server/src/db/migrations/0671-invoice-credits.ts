import { statements } from "./migration.ts";

/** A line of an invoice can be credited once, in part or whole; a payment can be given back in part. */
export const invoiceCredits = statements(
  `alter table invoice_lines
    add column credit_amount integer not null default 0,
    add column credit_vat_amount integer not null default 0,
    add column credit_reason text,
    add column credited_at timestamptz,
    add constraint invoice_lines_credit check (
      case when credited_at is null
        then credit_amount = 0 and credit_vat_amount = 0 and credit_reason is null
        else credit_amount between 1 and amount and credit_vat_amount between 0 and amount
          and credit_reason is not null
      end
    )`,
  `alter table company_invoices
    add column credited_amount integer not null default 0
      check (credited_amount between 0 and total_amount)`,
  `alter table company_payments
    drop constraint company_payments_check1,
    add constraint company_payments_paid check (paid_amount between 0 and amount)`,
);
