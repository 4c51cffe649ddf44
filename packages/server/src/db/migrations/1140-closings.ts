import { statements } from "./migration.ts";

/** Months that are closed. A posting belongs to the closing that first met it, so that none changes afterwards. */
export const closings = statements(
  `create table closings (
    month text collate "C" primary key,
    closed_at timestamptz not null,
    closed_by uuid not null,
    owed_amount bigint not null,
    settled_amount bigint not null,
    differences jsonb not null
  )`,
  `alter table ledger_postings add column closed_in text collate "C" references closings (month)`,
  `create index ledger_postings_open on ledger_postings (at) where closed_in is null`,
  `create index ledger_postings_closed on ledger_postings (closed_in) where closed_in is not null`,
);
