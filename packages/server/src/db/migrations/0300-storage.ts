import { statements } from "./migration.ts";

export const storage = statements(
  `create table storage_contracts (
    id uuid primary key,
    order_id uuid not null constraint storage_contracts_order_key unique,
    order_serial text collate "C" not null,
    user_id uuid not null references users (id),
    status text collate "C" not null check (status in ('WAITING', 'ACTIVE', 'UNPAID', 'ENDING',
      'EXPIRED', 'ENDED', 'CANCEL')),
    grade text collate "C" not null check (grade in ('BASIC', 'CLIMATE')),
    payment_type text collate "C" not null check (payment_type in ('NORMAL', 'SUBSCRIPTION')),
    promotion text collate "C",
    months integer not null check (months > 0),
    box_count integer not null check (box_count > 0),
    left_count integer not null check (left_count between 0 and box_count),
    price_version date not null,
    start_date date,
    end_date date,
    paid_storage integer not null check (paid_storage >= 0),
    paid_from date,
    paid_until date,
    unpaid_amount integer not null default 0 check (unpaid_amount >= 0),
    pending_refund integer not null default 0 check (pending_refund >= 0),
    billing_key_id uuid references billing_keys (payment_id),
    charge_failures integer not null default 0,
    next_charge_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index storage_contracts_by_user on storage_contracts (user_id, created_at desc, id desc)`,
  `create index storage_contracts_to_charge on storage_contracts (next_charge_at)
    where next_charge_at is not null`,
  `create index storage_contracts_to_expire on storage_contracts (end_date)
    where status in ('ACTIVE', 'ENDING')`,
  `create index storage_contracts_by_key on storage_contracts (billing_key_id)
    where billing_key_id is not null`,
  `create table storage_orders (
    id uuid primary key,
    serial text collate "C" not null constraint storage_orders_serial_key unique,
    type text collate "C" not null check (type in ('FIRST_TIME_ORDER', 'DELIVERY_REQUEST_ORDER',
      'FINAL_AND_DELIVERY_ORDER', 'FINAL_AND_DISPOSAL_ORDER')),
    status text collate "C" not null check (status in ('QUOTED', 'WAIT', 'PAYMENT', 'CONFIRM',
      'DELIVERING', 'BEFORE_COLLECTION', 'COLLECTING', 'DISPOSING', 'COMPLETE', 'CANCEL')),
    user_id uuid not null references users (id),
    origin_serial text collate "C",
    contract_id uuid references storage_contracts (id),
    request jsonb not null,
    price jsonb not null,
    price_version date not null,
    box_count integer not null check (box_count > 0),
    total_amount integer not null check (total_amount >= 0),
    paid_amount integer not null default 0 check (paid_amount >= 0),
    created_at timestamptz not null,
    valid_until timestamptz not null
  )`,
  `create index storage_orders_by_user on storage_orders (user_id, created_at desc, id desc)`,
  `create index storage_orders_by_contract on storage_orders (contract_id)`,
  `alter table storage_contracts add foreign key (order_id) references storage_orders (id)`,
  // The boxes that a later order names; an operator assigns those of a first order.
  `create table storage_order_boxes (
    order_id uuid not null references storage_orders (id),
    box_serial text collate "C" not null references boxes (serial),
    primary key (order_id, box_serial)
  )`,
  `create index storage_order_boxes_by_box on storage_order_boxes (box_serial)`,
  `create table contract_changes (
    id uuid primary key,
    contract_id uuid not null references storage_contracts (id),
    user_id uuid not null references users (id),
    kind text collate "C" not null check (kind in ('TERMINATION', 'UPGRADE', 'EXTENSION')),
    status text collate "C" not null check (status in ('QUOTED', 'WAIT', 'APPLIED', 'CANCEL')),
    request jsonb not null,
    price jsonb not null,
    total_amount integer not null check (total_amount >= 0),
    paid_amount integer not null default 0 check (paid_amount >= 0),
    billing_key_id uuid references billing_keys (payment_id),
    end_date date,
    grade text collate "C" not null check (grade in ('BASIC', 'CLIMATE')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    applied_at timestamptz
  )`,
  `create index contract_changes_by_contract on contract_changes (contract_id, created_at desc, id desc)`,
  // At most one change at a time is waiting for its payment.
  `create unique index contract_changes_pending on contract_changes (contract_id)
    where status in ('QUOTED', 'WAIT')`,
  // A month of a contract that is paid month by month.
  `create table storage_charges (
    id uuid primary key,
    contract_id uuid not null references storage_contracts (id),
    user_id uuid not null references users (id),
    from_date date not null,
    until_date date not null,
    amount integer not null check (amount > 0),
    paid_amount integer not null default 0 check (paid_amount >= 0),
    status text collate "C" not null check (status in ('OPEN', 'PAID', 'SETTLED')),
    created_at timestamptz not null,
    unique (contract_id, from_date)
  )`,
);
