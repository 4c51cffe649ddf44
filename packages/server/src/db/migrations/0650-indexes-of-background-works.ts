import { statements } from "./migration.ts";

/** Indexes for the background jobs, so that each run reads only due rows and not the whole table. */
export const indexesOfBackgroundWorks = statements(
  // An unpaid contract expires too.
  `drop index storage_contracts_to_expire`,
  `create index storage_contracts_to_expire on storage_contracts (end_date)
    where status in ('ACTIVE', 'ENDING', 'UNPAID')`,
  `create index storage_contracts_owing on storage_contracts (paid_until)
    where status in ('UNPAID', 'EXPIRED') and payment_type = 'SUBSCRIPTION'`,
  `create index estimates_by_box_delivery_day
    on estimates ((input -> 'boxRental' -> 'delivery' ->> 'date'))
    where input -> 'boxRental' -> 'delivery' ->> 'date' is not null`,
  `create index estimates_by_box_collection_day
    on estimates ((input -> 'boxRental' -> 'collection' ->> 'date'))
    where input -> 'boxRental' -> 'collection' ->> 'date' is not null`,
  `create index box_delivery_bookings_by_day on box_delivery_bookings (day) where expires_at is null`,
  `create index company_works_by_day on company_works (appointment_date)
    where appointment_date is not null`,
  `drop index company_invoices_due`,
  `create index company_invoices_open on company_invoices (due_date)
    where status in ('ISSUED', 'OVERDUE')`,
  // Metrics sum up the refused charges.
  `create index storage_charges_refused on storage_charges (contract_id) where status = 'FAILED'`,
  `create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`,
);
