import { statements } from "./migration.ts";

/** Storage continues after free months only with a consent, whose time is stored. */
export const storageContinues = statements(
  `alter table storage_contracts add column continue_agreed_at timestamptz,
    add constraint storage_contracts_continue_promotion
      check (continue_agreed_at is null or promotion is not null)`,
  `create index storage_contracts_to_continue on storage_contracts (end_date)
    where status = 'ACTIVE' and payment_type = 'NORMAL' and continue_agreed_at is not null`,
);
