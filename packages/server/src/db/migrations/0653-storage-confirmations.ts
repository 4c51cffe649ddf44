import { statements } from "./migration.ts";

/** Storage continues after free months only by a consent that is given shortly before their end. */
export const storageConfirmations = statements(
  `alter table storage_contracts add column continue_confirmed_at timestamptz,
    add constraint storage_contracts_confirmed_when_asked
      check (continue_confirmed_at is null or continue_agreed_at is not null)`,
  // Undoes contracts that were switched by the consent in their order and not charged yet; their members are asked
  // again. A later extension without a charge is undone too, and so is a due charge that was never attempted.
  `with undone as (
    update storage_contracts as contract
    set payment_type = 'NORMAL', months = 3, end_date = paid_until,
      next_charge_at = null, billing_key_id = null
    where promotion = 'FREE_MONTH3' and payment_type = 'SUBSCRIPTION' and status = 'ACTIVE'
      and months >= 6 and next_charge_at is not null
      and not exists (select from storage_charges where contract_id = contract.id)
    returning id, status
  )
  insert into status_history (subject_kind, subject_id, from_status, to_status, actor, reason, at)
    select 'STORAGE_CONTRACT', id, status, status, 'SYSTEM',
      '매달 결제로 바꾼 것을 되돌렸어요. 무료 기간이 끝나기 전에 이어서 맡기는 데 동의하셔야 유료로 바뀌어요.', now()
    from undone`,
  `delete from reminders where kind = 'STORAGE_CONTINUES' and status = 'PENDING'`,
);
