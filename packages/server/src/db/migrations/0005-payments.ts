import { statements } from "./migration.ts";

export const payments = statements(
  `create table payments (
    id uuid primary key,
    merchant_uid text collate "C" not null constraint payments_merchant_uid_key unique,
    imp_uid text collate "C" constraint payments_imp_uid_key unique,
    estimate_id uuid not null references estimates (id),
    plan text collate "C" not null check (plan in ('FULL', 'DEPOSIT')),
    method text collate "C" not null
      check (method in ('CARD', 'KAKAO_PAY', 'NAVER_PAY', 'TOSS_PAY')),
    status text collate "C" not null check (status in ('READY', 'PAID', 'FAILED', 'REFUNDED')),
    amount integer not null check (amount > 0),
    received_amount integer not null default 0 check (received_amount >= 0),
    refunded_amount integer not null default 0
      check (refunded_amount between 0 and received_amount),
    failure_reason text,
    refusal text collate "C",
    created_at timestamptz not null,
    expires_at timestamptz not null,
    registered_at timestamptz,
    paid_at timestamptz,
    next_check_at timestamptz,
    checks integer not null default 0
  )`,
  `create index payments_by_estimate on payments (estimate_id, created_at, id)`,
  `create index payments_to_check on payments (next_check_at) where next_check_at is not null`,
  // Written with the decision, sent to the provider afterwards, so that a crash in between loses nothing.
  `create table refunds (
    id uuid primary key,
    payment_id uuid not null references payments (id),
    amount integer not null check (amount > 0),
    reason text not null,
    status text collate "C" not null check (status in ('PENDING', 'DONE')),
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    created_at timestamptz not null,
    done_at timestamptz
  )`,
  `create index refunds_by_payment on refunds (payment_id)`,
  `create index refunds_due on refunds (next_attempt_at) where next_attempt_at is not null`,
  // One posting per event; its entries add up to zero. source_id is the payment, refund or estimate.
  `create table ledger_postings (
    id uuid primary key,
    kind text collate "C" not null
      check (kind in ('PAYMENT_RECEIVED', 'REFUND_SENT', 'CANCEL_FEE_KEPT')),
    source_id uuid not null,
    estimate_id uuid not null references estimates (id),
    at timestamptz not null,
    unique (kind, source_id)
  )`,
  `create index ledger_postings_by_estimate on ledger_postings (estimate_id)`,
  `create table ledger_entries (
    posting_id uuid not null references ledger_postings (id),
    account text collate "C" not null check (account in ('PROVIDER', 'CUSTOMER', 'CANCEL_FEE')),
    amount integer not null check (amount <> 0),
    primary key (posting_id, account)
  )`,
);
