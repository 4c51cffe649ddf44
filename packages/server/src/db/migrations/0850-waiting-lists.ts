import { statements } from "./migration.ts";

/** Indexes of the few orders and links that wait for an operator, whose list then reads no whole table. */
export const waitingLists = statements(
  `create index estimates_to_confirm on estimates (created_at) where status = 'PAYMENT'`,
  `create index estimates_past on estimates (move_date)
    where status in ('CONFIRM', 'BOX_DEL_BEFORE', 'BOX_DEL_COMPLETE', 'WORKING')`,
  `create index estimates_boxes_to_collect
    on estimates ((input -> 'boxRental' -> 'collection' ->> 'date'))
    where status = 'BOX_COL_REQUEST' or boxes_to_collect`,
  `create index storage_orders_to_confirm on storage_orders (created_at) where status = 'PAYMENT'`,
  `create index custom_payments_declined on custom_payments (expires_at) where status = 'DECLINED'`,
);
