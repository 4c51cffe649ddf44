import { statements } from "./migration.ts";

/**
 * What a payment by link was for: the balance of its subject, unless nothing else had paid for it, so that it booked a
 * quote. Until now all were stored as the whole.
 */
export const plansOfLinks = statements(
  `update payments paid
    set plan = 'BALANCE'
    from custom_payments link
    where paid.subject_kind = 'CUSTOM_PAYMENT' and paid.subject_id = link.id
      and link.balance_of is not null
      and (link.balance_of_kind not in ('ESTIMATE', 'STORAGE_ORDER') or exists (
        select from payments own
        where own.subject_id = link.balance_of and own.paid_at is not null and own.refusal is null
      ))`,
  `update payments paid
    set plan = case paid.amount
      when (estimate.price ->> 'depositAmount')::integer then 'DEPOSIT' else 'BALANCE' end
    from custom_payments link
    join estimates estimate on estimate.id = link.balance_of
    where paid.subject_kind = 'CUSTOM_PAYMENT' and paid.subject_id = link.id
      and paid.plan = 'FULL' and paid.amount <> estimate.total_amount`,
);
