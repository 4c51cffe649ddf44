import { statements } from "./migration.ts";

/** The links that ask for an extra payment of an order, which its ledger lists. */
export const linksOfOrders = statements(
  `create index custom_payments_by_order on custom_payments (order_serial)
    where order_serial is not null`,
);
