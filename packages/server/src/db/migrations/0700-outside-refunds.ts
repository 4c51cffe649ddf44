import { statements } from "./migration.ts";

/** Refunds that the provider made without us, and the daily comparison that finds them. */
export const outsideRefunds = statements(
  `alter table refunds
    add column outside boolean not null default false,
    add column settled_at timestamptz`,
  `create index refunds_outside_open on refunds (created_at)
    where outside and settled_at is null`,
  // Spread over a day by their own time of day, so that not all are asked about at once.
  `update payments
    set next_check_at = now() + (paid_at - date_trunc('day', paid_at))
    where status = 'PAID' and imp_uid is not null and next_check_at is null
      and paid_at > now() - interval '90 days'`,
);
