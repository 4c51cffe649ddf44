import { statements } from "./migration.ts";

/** Until now an order counted as ending its contract if it had as many boxes as were left. */
export const finalsThatEndContracts = statements(
  `alter table storage_orders add column ends_contract boolean not null default false`,
  `update storage_orders as final set ends_contract = true
    from storage_contracts as contract
    where contract.id = final.contract_id
      and final.box_count = contract.left_count
      and final.type in ('FINAL_AND_DELIVERY_ORDER', 'FINAL_AND_DISPOSAL_ORDER')
      and final.status in ('QUOTED', 'PAYMENT', 'CONFIRM', 'DELIVERING', 'DISPOSING')`,
  `alter table storage_orders
    alter column ends_contract drop default,
    add constraint storage_orders_end_contract check (
      not ends_contract or type in ('FINAL_AND_DELIVERY_ORDER', 'FINAL_AND_DISPOSAL_ORDER')
    )`,
);
