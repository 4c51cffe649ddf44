import { statements } from "./migration.ts";

/** Balances: paid in the window, by a link, or by hand, and the amount that stays due. */
export const balances = statements(
  `alter table payments
    add column recorded_by uuid references users (id),
    add column reference text,
    drop constraint payments_plan_check,
    add constraint payments_plan_check check (plan in ('FULL', 'DEPOSIT', 'BALANCE')),
    drop constraint payments_method_check,
    add constraint payments_method_check
      check (method in ('CARD', 'KAKAO_PAY', 'NAVER_PAY', 'TOSS_PAY', 'CASH', 'TRANSFER')),
    add constraint payments_by_hand_check
      check ((method in ('CASH', 'TRANSFER')) = (recorded_by is not null))`,
  // Payments through links are stored apart from paid_amount, the sum of the order's own payments.
  `alter table estimates
    add column linked_amount integer not null default 0 check (linked_amount >= 0),
    add column balance_reminded_at timestamptz`,
  `create index estimates_owed on estimates (move_date)
    where status in ('WORKING_COMPLETE', 'BOX_COL_REQUEST', 'COMPLETE')
      and paid_amount + linked_amount < total_amount`,
  `alter table custom_payments add column balance_of uuid references estimates (id)`,
  `create index custom_payments_by_balance on custom_payments (balance_of)
    where balance_of is not null`,
  `alter table ledger_entries
    drop constraint ledger_entries_account_check,
    add constraint ledger_entries_account_check
      check (account in ('PROVIDER', 'HAND', 'CUSTOMER', 'CANCEL_FEE'))`,
);
