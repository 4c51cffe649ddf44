/** Payments of any subject, refunds, the ledger, coupons and links. Created by migration 0661. */
export const money: readonly string[] = [
  // user_id pays; a first payment registers customer_uid; voided_at is set when the subject changed.
  `create table payments (
    id uuid primary key,
    merchant_uid text collate "C" not null unique,
    imp_uid text collate "C" unique,
    plan text collate "C" not null check (plan in ('FULL', 'DEPOSIT', 'BALANCE', 'CHANGE')),
    method text collate "C" not null check (method in ('CARD', 'KAKAO_PAY', 'NAVER_PAY',
      'TOSS_PAY', 'CASH', 'TRANSFER')),
    status text collate "C" not null check (status in ('READY', 'PAID', 'FAILED', 'REFUNDED')),
    amount integer not null check (amount > 0),
    received_amount integer not null default 0 check (received_amount >= 0),
    refunded_amount integer not null default 0,
    failure_reason text,
    refusal text collate "C",
    created_at timestamptz not null,
    expires_at timestamptz not null,
    registered_at timestamptz,
    paid_at timestamptz,
    next_check_at timestamptz,
    checks integer not null default 0,
    subject_kind text collate "C" not null,
    subject_id uuid not null,
    user_id uuid references users (id),
    billing_key_id uuid references billing_keys (payment_id),
    customer_uid text collate "C" unique,
    lapsed_at timestamptz,
    voided_at timestamptz,
    recorded_by uuid references users (id),
    reference text,
    check ((refunded_amount >= 0) and (refunded_amount <= received_amount)),
    constraint payments_by_hand_check check ((method in ('CASH', 'TRANSFER')) = (recorded_by is
      not null))
  )`,
  `create index payments_by_billing_key on payments (billing_key_id)
    where billing_key_id is not null`,
  `create index payments_by_subject on payments (subject_kind, subject_id, created_at, id)`,
  `create index payments_newest on payments (created_at, id)`,
  `create index payments_to_check on payments (next_check_at) where next_check_at is not null`,
  `create index payments_to_lapse on payments (expires_at)
    where status = 'READY' and lapsed_at is null`,
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
  `create index refunds_newest on refunds (created_at, id)`,
  // One posting per event; its entries add up to zero. source_id is the payment, refund or subject.
  `create table ledger_postings (
    id uuid primary key,
    kind text collate "C" not null check (kind in ('PAYMENT_RECEIVED', 'REFUND_SENT',
      'CANCEL_FEE_KEPT', 'COMPENSATION_OWED', 'COMPENSATION_PAID')),
    source_id uuid not null,
    at timestamptz not null,
    subject_kind text collate "C" not null,
    subject_id uuid not null,
    unique (kind, source_id)
  )`,
  `create index ledger_postings_by_subject on ledger_postings (subject_kind, subject_id)`,
  `create table ledger_entries (
    posting_id uuid not null references ledger_postings (id),
    account text collate "C" not null check (account in ('PROVIDER', 'HAND', 'CUSTOMER',
      'CANCEL_FEE', 'COMPENSATION')),
    amount integer not null check (amount <> 0),
    primary key (posting_id, account)
  )`,
  // A hold expires by the clock: readers ignore an expired one.
  `create table coupons (
    id uuid primary key,
    user_id uuid not null references users (id),
    name text not null,
    kind text collate "C" not null check (kind in ('FIXED', 'PERCENT')),
    amount integer check (amount > 0),
    percent integer check ((percent >= 1) and (percent <= 100)),
    max_amount integer check (max_amount > 0),
    types text collate "C" not null,
    valid_from date not null,
    valid_until date not null,
    subject_kind text collate "C",
    subject_id uuid,
    held_until timestamptz,
    used_at timestamptz,
    created_at timestamptz not null,
    check (valid_from <= valid_until),
    constraint coupons_check1 check (
case kind
    when 'FIXED' then ((amount is not null) and
      (num_nonnulls(percent, max_amount) = 0))
    else ((amount is null) and
      (num_nulls(percent, max_amount) = 0))
end),
    constraint coupons_check2 check (num_nonnulls(subject_kind, subject_id) in (0, 2)),
    constraint coupons_check3 check ((subject_id is null) = (num_nonnulls(held_until, used_at) =
      0)),
    constraint coupons_check4 check (num_nonnulls(held_until, used_at) <= 1)
  )`,
  `create index coupons_by_subject on coupons (subject_kind, subject_id)
    where subject_id is not null`,
  `create index coupons_by_user on coupons (user_id, valid_until, id)`,
  // Anyone with the url may see and pay it: 131 random bits.
  `create table custom_payments (
    id uuid primary key,
    url text collate "C" not null unique,
    status text collate "C" not null check (status in ('QUOTED', 'WAIT', 'PAYMENT', 'DECLINED',
      'EXPIRED', 'CANCEL', 'REFUNDED')),
    title text not null,
    reason text not null,
    user_id uuid references users (id),
    customer_name text,
    order_serial text collate "C",
    amount integer not null check (amount > 0),
    paid_amount integer not null default 0 check (paid_amount >= 0),
    expires_at timestamptz not null,
    paid_at timestamptz,
    created_by uuid references users (id),
    created_at timestamptz not null,
    balance_of uuid references estimates (id)
  )`,
  `create index custom_payments_by_balance on custom_payments (balance_of)
    where balance_of is not null`,
  `create index custom_payments_newest on custom_payments (created_at desc, id desc)`,
  `create index custom_payments_to_expire on custom_payments (expires_at)
    where status in ('QUOTED', 'WAIT')`,
  // Due from a cancellation by our own fault on, transferred by an operator.
  `create table compensations (
    id uuid primary key,
    estimate_id uuid unique references estimates (id),
    amount integer not null check (amount > 0),
    created_at timestamptz not null,
    done_at timestamptz,
    reference text,
    recorded_by uuid references users (id),
    damage_report_id uuid unique,
    check ((done_at is null) = (reference is null)),
    constraint compensations_one_cause check (num_nonnulls(estimate_id, damage_report_id) = 1)
  )`,
  `create index compensations_open on compensations (created_at) where done_at is null`,
  `alter table visit_changes add foreign key (payment_id) references payments (id)`,
];
