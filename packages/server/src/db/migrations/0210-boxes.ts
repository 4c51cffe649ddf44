import { statements } from "./migration.ts";

export const boxes = statements(
  // A trusted extension since PostgreSQL 13, so the database owner may create it (server-box-search.md).
  `create extension if not exists pg_trgm`,
  // In stock until it is assigned to an order, which sets owner, order and contract together.
  `create table boxes (
    id uuid primary key,
    serial text collate "C" not null constraint boxes_serial_key unique,
    status text collate "C" not null check (status in ('READY', 'DELIVERING', 'PACKING',
      'COLLECTING', 'STORED', 'RETURN_READY', 'RETURNING', 'RETURNED', 'ENDED', 'DISPOSAL_READY',
      'DISPOSED', 'CANCEL')),
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
  `create index boxes_by_user on boxes (user_id, assigned_at desc, id desc)`,
  `create index boxes_by_order on boxes (order_id)`,
  `create index boxes_by_order_serial on boxes (order_serial)`,
  `create index boxes_by_contract on boxes (contract_id)`,
  `create index boxes_in_stock on boxes (created_at, id) where user_id is null`,
  `create index boxes_by_jamo on boxes using gin (search_jamo gin_trgm_ops)`,
  `create index boxes_by_choseong on boxes using gin (search_choseong gin_trgm_ops)`,
  `create table box_contents (
    id uuid primary key,
    box_id uuid not null references boxes (id),
    position integer not null,
    name text not null,
    count integer not null check (count between 1 and 9999),
    memo text,
    visitor_key_hash text collate "C",
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index box_contents_by_box on box_contents (box_id, position, id)`,
  `create table box_photos (
    id uuid primary key,
    box_id uuid not null references boxes (id),
    kind text collate "C" not null check (kind in ('PACKING', 'PICK_UP', 'INTAKE', 'RETURN')),
    at timestamptz not null
  )`,
  `create index box_photos_by_box on box_photos (box_id, at, id)`,
);
