import { statements } from "./migration.ts";

/** What an operator types into one field: ends of phone numbers, beginnings of names, parts of serials and addresses. */
export const operatorSearch = statements(
  `create index users_by_last_four on users (right(phone_number, 4), created_at desc)
    where withdrawn_at is null`,
  `create index users_by_name on users (name text_pattern_ops) where withdrawn_at is null`,
  `create index companies_by_name_part on companies using gin (name gin_trgm_ops)`,
  `create index boxes_by_serial_part on boxes using gin (serial gin_trgm_ops)`,
  `create index estimates_by_serial_part on estimates using gin (serial gin_trgm_ops)`,
  `create index storage_orders_by_serial_part on storage_orders using gin (serial gin_trgm_ops)`,
  `create index company_invoices_by_number_part on company_invoices using gin (number gin_trgm_ops)`,
  `create index estimates_by_start_part on estimates
    using gin ((input #>> '{start,address}') gin_trgm_ops)`,
  `create index estimates_by_destination_part on estimates
    using gin ((input #>> '{destination,address}') gin_trgm_ops)`,
  `create index storage_orders_by_place_part on storage_orders
    using gin ((request #>> '{draft,place,address}') gin_trgm_ops)`,
);
