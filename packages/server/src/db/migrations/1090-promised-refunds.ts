import { statements } from "./migration.ts";

const promised = (kind: string, table: string) => `
  update ${table} as subject set paid_amount = subject.paid_amount - promised.amount
  from (
    select payments.subject_id, sum(refunds.amount) as amount
    from refunds join payments on payments.id = refunds.payment_id
    where refunds.status = 'PENDING' and payments.refusal is null and payments.subject_kind = '${kind}'
    group by payments.subject_id
  ) as promised
  where subject.id = promised.subject_id`;

/** What is promised back pays for nothing any more. Until now it did so until the refund was sent. */
export const promisedRefunds = statements(
  `update estimates set linked_amount = linked_amount - promised.amount
  from (
    select custom_payments.balance_of, sum(refunds.amount) as amount
    from refunds
    join payments on payments.id = refunds.payment_id
    join custom_payments on custom_payments.id = payments.subject_id
    where refunds.status = 'PENDING' and payments.refusal is null
      and payments.subject_kind = 'CUSTOM_PAYMENT'
    group by custom_payments.balance_of
  ) as promised
  where estimates.id = promised.balance_of`,
  promised("ESTIMATE", "estimates"),
  promised("STORAGE_ORDER", "storage_orders"),
  promised("CONTRACT_CHANGE", "contract_changes"),
  promised("STORAGE_CHARGE", "storage_charges"),
  promised("CUSTOM_PAYMENT", "custom_payments"),
  promised("COMPANY_PAYMENT", "company_payments"),
);
