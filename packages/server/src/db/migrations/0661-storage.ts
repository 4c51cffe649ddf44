/** Boxes, storage orders and their contracts. Created by migration 0661. */
export const storage: readonly string[] = [
  // A trusted extension since PostgreSQL 13, so the database owner may create it (server-box-search.md).
  `create extension if not exists pg_trgm`,
  // In stock until it is assigned to an order, which sets owner, order and contract together.
  `create table boxes (
    id uuid primary key,
    serial text collate "C" not null unique,
    status text collate "C" not null check (status in ('READY', 'DELIVERING', 'PACKING',
      'COLLECTING', 'STORED', 'RETURN_READY', 'RETURNING', 'RETURNED', 'ENDED',
      'DISPOSAL_READY', 'DISPOSED', 'LOST', 'DAMAGED', 'CANCEL')),
    user_id uuid references users (id),
    order_id uuid,
    order_serial text collate "C",
    contract_id uuid,
    assigned_at timestamptz,
    name text,
    search_jamo text not null default '',
    search_choseong text not null default '',
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (num_nulls(user_id, order_id, order_serial, contract_id, assigned_at) in (0, 5))
  )`,
  `create index boxes_by_choseong on boxes using gin (search_choseong gin_trgm_ops)`,
  `create index boxes_by_contract on boxes (contract_id)`,
  `create index boxes_by_jamo on boxes using gin (search_jamo gin_trgm_ops)`,
  `create index boxes_by_order on boxes (order_id)`,
  `create index boxes_by_order_serial on boxes (order_serial)`,
  `create index boxes_by_user on boxes (user_id, assigned_at desc, id desc)`,
  `create index boxes_in_stock on boxes (created_at, id) where user_id is null`,
  `create index boxes_newest on boxes (created_at, id)`,
  `create table box_contents (
    id uuid primary key,
    box_id uuid not null references boxes (id),
    "position" integer not null,
    name text not null,
    count integer not null check ((count >= 1) and (count <= 9999)),
    memo text,
    visitor_key_hash text collate "C",
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index box_contents_by_box on box_contents (box_id, "position", id)`,
  `create table box_photos (
    id uuid primary key,
    box_id uuid not null references boxes (id),
    kind text collate "C" not null check (kind in ('PACKING', 'PICK_UP', 'INTAKE', 'RETURN')),
    at timestamptz not null
  )`,
  `create index box_photos_by_box on box_photos (box_id, at, id)`,
  // Vans for boxes are separate from trucks for moves. A row is inserted with the first booking.
  `create table box_delivery_slots (
    day date not null,
    "time" text collate "C" not null,
    capacity integer not null check (capacity >= 0),
    taken integer not null default 0 check (taken >= 0),
    primary key (day, time)
  )`,
  // One order may have a delivery and a collection. expires_at is null once the order is paid for.
  `create table box_delivery_bookings (
    order_id uuid not null,
    leg text collate "C" not null check (leg in ('DELIVERY', 'COLLECTION')),
    user_id uuid not null references users (id),
    day date not null,
    "time" text collate "C" not null,
    expires_at timestamptz,
    primary key (order_id, leg),
    foreign key (day, time) references box_delivery_slots (day, "time")
  )`,
  `create index box_delivery_bookings_by_day on box_delivery_bookings (day)
    where expires_at is null`,
  `create index box_delivery_bookings_expiring on box_delivery_bookings (expires_at)
    where expires_at is not null`,
  `create index box_delivery_bookings_held on box_delivery_bookings (day, "time", expires_at)
    where expires_at is not null`,
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
    left_count integer not null,
    price_version date not null,
    start_date date,
    end_date date,
    paid_storage integer not null check (paid_storage >= 0),
    paid_from date,
    paid_until date,
    pending_refund integer not null default 0 check (pending_refund >= 0),
    billing_key_id uuid references billing_keys (payment_id),
    charge_failures integer not null default 0,
    next_charge_at timestamptz,
    created_at timestamptz not null,
    continuation_reminder_requested_at timestamptz,
    continue_confirmed_at timestamptz,
    check ((left_count >= 0) and (left_count <= box_count)),
    constraint storage_contracts_reminder_promotion check ((continuation_reminder_requested_at
      is null) or (promotion is not null)),
    constraint storage_contracts_confirmed_when_reminded check ((continue_confirmed_at is null)
      or (continuation_reminder_requested_at is not null))
  )`,
  `create index storage_contracts_by_key on storage_contracts (billing_key_id)
    where billing_key_id is not null`,
  `create index storage_contracts_by_user on storage_contracts (user_id, created_at desc, id
      desc)`,
  `create unique index storage_contracts_one_promotion on storage_contracts (user_id)
    where promotion is not null and status <> 'CANCEL'`,
  `create index storage_contracts_owing on storage_contracts (paid_until)
    where status in ('UNPAID', 'EXPIRED') and payment_type = 'SUBSCRIPTION'`,
  `create index storage_contracts_to_charge on storage_contracts (next_charge_at)
    where next_charge_at is not null`,
  `create index storage_contracts_to_continue on storage_contracts (end_date)
    where status = 'ACTIVE' and payment_type = 'NORMAL' and continuation_reminder_requested_at
      is not null`,
  `create index storage_contracts_to_expire on storage_contracts (end_date)
    where status in ('ACTIVE', 'ENDING', 'UNPAID')`,
  `create table storage_orders (
    id uuid primary key,
    serial text collate "C" not null unique,
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
    valid_until timestamptz not null,
    ends_contract boolean not null,
    constraint storage_orders_end_contract check ((not ends_contract) or (type in
      ('FINAL_AND_DELIVERY_ORDER', 'FINAL_AND_DISPOSAL_ORDER')))
  )`,
  `create index storage_orders_by_contract on storage_orders (contract_id)`,
  `create index storage_orders_by_user on storage_orders (user_id, created_at desc, id desc)`,
  // The boxes that a later order names; an operator assigns those of a first order.
  `create table storage_order_boxes (
    order_id uuid not null references storage_orders (id),
    box_serial text collate "C" not null references boxes (serial),
    primary key (order_id, box_serial)
  )`,
  `create index storage_order_boxes_by_box on storage_order_boxes (box_serial)`,
  // At most one at a time waits for its payment.
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
  `create index contract_changes_by_contract on contract_changes (contract_id, created_at desc,
      id desc)`,
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
    status text collate "C" not null check (status in ('OPEN', 'FAILED', 'PAID', 'SETTLED')),
    created_at timestamptz not null,
    unique (contract_id, from_date)
  )`,
  `create index storage_charges_refused on storage_charges (contract_id)
    where status = 'FAILED'`,
  // Let another person receive the delivery of one order. The key is derived from the id.
  `create table receiver_links (
    order_id uuid primary key references storage_orders (id) on delete cascade,
    id uuid not null,
    key_hash text collate "C" not null unique,
    created_at timestamptz not null
  )`,
  // A box has at most one open report.
  `create table damage_reports (
    id uuid primary key,
    box_id uuid not null references boxes (id),
    user_id uuid not null references users (id),
    status text collate "C" not null check (status in ('DRAFT', 'SENT', 'ACCEPTED', 'DECLINED',
      'PAID')),
    item text not null,
    kind text collate "C" not null check (kind in ('BROKEN', 'STAINED', 'MISSING', 'OTHER')),
    description text not null,
    price integer check (price > 0),
    bought_year text collate "C",
    compared jsonb not null,
    amount integer check (amount > 0),
    answer text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    sent_at timestamptz,
    answered_at timestamptz,
    check ((status = 'DRAFT') = (sent_at is null)),
    constraint damage_reports_check1 check ((status in ('ACCEPTED', 'DECLINED', 'PAID')) =
      (answered_at is not null)),
    constraint damage_reports_check2 check ((status in ('ACCEPTED', 'PAID')) = (amount is not
      null))
  )`,
  `create index damage_reports_by_box on damage_reports (box_id, created_at)`,
  `create index damage_reports_by_user on damage_reports (user_id)`,
  `create unique index damage_reports_open on damage_reports (box_id)
    where status in ('DRAFT', 'SENT')`,
  `create index damage_reports_to_answer on damage_reports (sent_at) where status = 'SENT'`,
  `alter table compensations add foreign key (damage_report_id) references damage_reports (id)`,
  `alter table storage_contracts add foreign key (order_id) references storage_orders (id)`,
];
