import { statements } from "./migration.ts";

/** What a change of days gave back; what a cheaper one did not, it took off a debt. Until now all was taken for given back. */
export const refundsOfChanges = statements(
  `alter table visit_changes
    add column refund_amount integer not null default 0 check (refund_amount >= 0)`,
  `update visit_changes
    set refund_amount = greatest(0, before_amount - (after_price ->> 'totalAmount')::integer)`,
);
