import { statements } from "./migration.ts";

/** An extra payment that was made and taken back is a debt, and what was declined or ran out is settled once. */
export const owedExtras = statements(
  `alter table custom_payments
    add column owed_since timestamptz,
    add column settled_at timestamptz,
    add column written_off_amount integer not null default 0 check (written_off_amount >= 0)`,
  `update custom_payments set owed_since = taken_back.at
    from (select subject_id, max(at) as at from status_history
      where subject_kind = 'CUSTOM_PAYMENT' and from_status = 'PAYMENT' and to_status = 'QUOTED'
      group by subject_id) taken_back
    where taken_back.subject_id = custom_payments.id and balance_of is null`,
  // Of an extra of which a part was taken back, what is left counts.
  `update custom_payments set amount = paid_amount
    where balance_of is null and status = 'PAYMENT' and paid_amount > 0 and paid_amount < amount`,
);
