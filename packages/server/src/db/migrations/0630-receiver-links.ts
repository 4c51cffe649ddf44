import { statements } from "./migration.ts";

/** Links that let another person receive the delivery of one order. The key is derived from the id. */
export const receiverLinks = statements(
  `create table receiver_links (
    order_id uuid primary key references storage_orders (id) on delete cascade,
    id uuid not null,
    key_hash text collate "C" not null constraint receiver_links_key_hash_key unique,
    created_at timestamptz not null
  )`,
);
