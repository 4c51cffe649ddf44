import { statements } from "./migration.ts";

/** Lists of all orders are read in their order, and counted by state, from an index instead of from the wide rows. */
export const longLists = statements(
  `create index estimates_by_status on estimates (status, move_date, id)`,
  `create index storage_orders_newest on storage_orders (created_at, id)`,
  `create index storage_orders_by_status on storage_orders (status, created_at, id)`,
  `create index storage_contracts_newest on storage_contracts (created_at, id)`,
);
