import { statements } from "./migration.ts";

/** Refunds that the provider made without us and the comparison that finds them; what an operator corrects by hand. */
export const correctedMoney = statements(
  `alter table refunds
    add column kind text collate "C" not null default 'REFUND'
      check (kind in ('REFUND', 'OUTSIDE_REFUND', 'WITHDRAWAL')),
    add column settled_at timestamptz`,
  `create index refunds_outside_open on refunds (created_at)
    where kind = 'OUTSIDE_REFUND' and settled_at is null`,
  // A payment by hand that was never made, and a balance that is no longer asked for.
  `alter table payments add column withdrawn_at timestamptz`,
  `alter table estimates
    add column written_off_amount integer not null default 0 check (written_off_amount >= 0),
    add column written_off_at timestamptz,
    add constraint estimates_written_off_check
      check ((written_off_amount > 0) = (written_off_at is not null)),
    add column unpaid_amount integer not null generated always as
      (greatest(total_amount - paid_amount - linked_amount - written_off_amount, 0)) stored`,
  `drop index estimates_owed`,
  `create index estimates_owed on estimates (move_date)
    where status in ('WORKING_COMPLETE', 'BOX_COL_REQUEST', 'COMPLETE')
      and unpaid_amount > 0`,
  // Spread over a day by their own time of day, so that not all are asked about at once.
  `update payments
    set next_check_at = now() + (paid_at - date_trunc('day', paid_at))
    where status = 'PAID' and imp_uid is not null and next_check_at is null
      and paid_at > now() - interval '90 days'`,
);
