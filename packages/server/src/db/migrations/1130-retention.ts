import { statements } from "./migration.ts";

/** Finds by an index what is over its time (`subject/retention`), and lets the tax's records outlive their orders. */
export const retention = statements(
  // A receipt is kept with its payment, which outlives the move.
  `alter table cash_receipts drop constraint cash_receipts_estimate_id_fkey`,
  `create index estimates_unpaid on estimates (valid_until)
    where status in ('QUOTED', 'WAIT', 'CANCEL')`,
  `create index storage_orders_unpaid on storage_orders (valid_until)
    where status in ('QUOTED', 'WAIT', 'CANCEL')`,
  `create index storage_contracts_over on storage_contracts (created_at)
    where status in ('ENDED', 'CANCEL')`,
  `create index damage_reports_settled on damage_reports (updated_at)
    where status in ('DECLINED', 'PAID') and item <> ''`,
  `create index damage_reports_drafts on damage_reports (updated_at) where status = 'DRAFT'`,
  `create index coupons_by_end on coupons (valid_until)`,
  `create index crew_pictures_by_day on crew_pictures (day)`,
  `create index crew_days_by_day on crew_days (day)`,
  `create index ledger_postings_by_age on ledger_postings (at)`,
  `create index billing_keys_removed on billing_keys (deleted_at) where removed_at is not null`,
  `create index company_contracts_over on company_contracts (created_at)
    where status in ('ENDED', 'CANCEL')`,
  `create index company_invoices_by_age on company_invoices (issued_at)`,
  `create index companies_by_age on companies (created_at)`,
  `create index company_payments_by_invoice on company_payments (invoice_id)`,
  `create index company_payments_by_method on company_payments (payment_id)
    where payment_id is not null`,
  `create index company_works_by_contract on company_works (contract_id)`,
  `create index invoice_lines_by_contract on invoice_lines (contract_id)
    where contract_id is not null`,
  `create index contract_changes_by_key on contract_changes (billing_key_id)
    where billing_key_id is not null`,
  `create index crew_visits_by_crew on crew_visits (crew_id)`,
  `create index crews_retired on crews (retired_at) where retired_at is not null`,
  `create index operators_disabled on operators (disabled_at) where disabled_at is not null`,
  `create index operator_requests_by_age on operator_requests (requested_at)`,
  `create index token_families_ended on token_families (least(expires_at, revoked_at))`,
  `create index users_withdrawn on users (withdrawn_at) where withdrawn_at is not null`,
);
