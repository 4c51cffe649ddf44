/** Moves, and what every kind of order has: history, start times, files, reviews. Created by migration 0661. */
export const orders: readonly string[] = [
  `create table estimates (
    id uuid primary key,
    serial text collate "C" not null unique,
    user_id uuid references users (id),
    visitor_key_hash text collate "C",
    status text collate "C" not null check (status in ('QUOTED', 'WAIT', 'PAYMENT', 'CONFIRM',
      'BOX_DEL_BEFORE', 'BOX_DEL_COMPLETE', 'WORKING', 'WORKING_COMPLETE', 'BOX_COL_REQUEST',
      'COMPLETE', 'CANCEL')),
    input jsonb not null,
    price jsonb not null,
    price_version date not null,
    move_date date not null,
    move_time text collate "C" not null,
    total_amount integer not null check (total_amount >= 0),
    paid_amount integer not null default 0 check (paid_amount >= 0),
    created_at timestamptz not null,
    valid_until timestamptz not null,
    linked_amount integer not null default 0 check (linked_amount >= 0),
    check ((user_id is not null) or (visitor_key_hash is not null))
  )`,
  `create index estimates_by_box_collection_day on estimates (((((input -> 'boxRental') ->
      'collection') ->> 'date')))
    where (((input -> 'boxRental') -> 'collection') ->> 'date') is not null`,
  `create index estimates_by_box_delivery_day on estimates (((((input -> 'boxRental') ->
      'delivery') ->> 'date')))
    where (((input -> 'boxRental') -> 'delivery') ->> 'date') is not null`,
  `create index estimates_by_move_date on estimates (move_date, move_time, id)`,
  `create index estimates_by_user on estimates (user_id, created_at desc, id desc)`,
  `create index estimates_owed on estimates (move_date)
    where status in ('WORKING_COMPLETE', 'BOX_COL_REQUEST', 'COMPLETE') and ((paid_amount +
      linked_amount) < total_amount)`,
  `create table idempotency_keys (
    owner text collate "C" not null,
    operation text collate "C" not null,
    key uuid not null,
    request_hash text collate "C" not null,
    subject_id uuid not null,
    created_at timestamptz not null,
    primary key (owner, operation, key)
  )`,
  `create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  // A row is inserted with the first booking; until then the default capacity applies.
  `create table schedule_slots (
    day date not null,
    "time" text collate "C" not null,
    capacity integer not null check (capacity >= 0),
    taken integer not null default 0 check (taken >= 0),
    primary key (day, time)
  )`,
  // expires_at is null once the slot is paid for. The number of holds per member is limited.
  `create table slot_bookings (
    day date not null,
    "time" text collate "C" not null,
    expires_at timestamptz,
    subject_kind text collate "C" not null,
    subject_id uuid not null,
    user_id uuid references users (id),
    primary key (subject_kind, subject_id),
    foreign key (day, time) references schedule_slots (day, "time")
  )`,
  `create index slot_bookings_expiring on slot_bookings (expires_at)
    where expires_at is not null`,
  `create index slot_bookings_held on slot_bookings (day, "time", expires_at)
    where expires_at is not null`,
  `create index slot_bookings_held_by on slot_bookings (user_id, expires_at)
    where expires_at is not null`,
  `create table status_history (
    id bigint generated always as identity primary key,
    subject_kind text collate "C" not null,
    subject_id uuid not null,
    from_status text collate "C",
    to_status text collate "C" not null,
    actor text collate "C" not null check (actor in ('MEMBER', 'COMPANY', 'OPERATOR', 'SYSTEM')),
    actor_id uuid references users (id),
    reason text,
    at timestamptz not null,
    message text
  )`,
  `create index status_history_by_subject on status_history (subject_kind, subject_id, id)`,
  // The bytes are in the file store under the id. A file without a subject is deleted after a day.
  `create table files (
    id uuid primary key,
    user_id uuid references users (id),
    visitor_key_hash text collate "C",
    purpose text collate "C" not null,
    byte_size integer not null check (byte_size > 0),
    width integer not null,
    height integer not null,
    subject_kind text collate "C",
    subject_id uuid,
    "position" integer,
    reader_id uuid references users (id),
    created_at timestamptz not null,
    removed_at timestamptz,
    check (num_nonnulls(user_id, visitor_key_hash) = 1),
    constraint files_check1 check (num_nulls(subject_kind, subject_id, "position") in (0, 3))
  )`,
  `create index files_by_subject on files (subject_kind, subject_id, "position")
    where subject_id is not null`,
  `create index files_by_user on files (user_id) where user_id is not null`,
  `create index files_unused on files (created_at) where subject_id is null`,
  // One per order, never edited.
  `create table reviews (
    id uuid primary key,
    estimate_id uuid not null constraint reviews_estimate_key unique references estimates (id),
    user_id uuid not null references users (id),
    rating integer not null check ((rating >= 1) and (rating <= 5)),
    content text not null,
    created_at timestamptz not null
  )`,
  `create index reviews_by_user on reviews (user_id)`,
  `create index reviews_recent on reviews (created_at desc, id desc)`,
  // Changes of the visits of paid orders, applied immediately or with the required payment.
  `create table visit_changes (
    id uuid primary key,
    subject_kind text collate "C" not null check (subject_kind in ('ESTIMATE', 'STORAGE_ORDER')),
    subject_id uuid not null,
    actor text collate "C" not null check (actor in ('MEMBER', 'OPERATOR')),
    actor_id uuid not null,
    payment_id uuid unique,
    before_times jsonb not null,
    after_times jsonb not null,
    after_price jsonb not null,
    before_amount integer not null,
    created_at timestamptz not null,
    applied_at timestamptz,
    check ((payment_id is not null) or (applied_at is not null))
  )`,
  `create index visit_changes_of_subject on visit_changes (subject_id)`,
];
