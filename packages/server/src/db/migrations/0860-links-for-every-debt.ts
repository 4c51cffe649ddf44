import { statements } from "./migration.ts";

/** A link pays part of whatever can be paid for, not of a move alone. */
export const linksForEveryDebt = statements(
  `alter table custom_payments
    drop constraint custom_payments_balance_of_fkey,
    add column balance_of_kind text`,
  `update custom_payments set balance_of_kind = 'ESTIMATE' where balance_of is not null`,
  `alter table custom_payments add constraint custom_payments_balance_check
    check ((balance_of is null) = (balance_of_kind is null))`,
);
