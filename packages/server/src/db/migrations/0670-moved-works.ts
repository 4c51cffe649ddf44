import { statements } from "./migration.ts";

/** Each box of a work and the moment at which the work's way ended for it. */
const arrivals = `
  select work.id as work_id, link.box_id, min(history.at) as at
    from company_works as work
    join company_work_boxes as link on link.work_id = work.id
    join status_history as history
      on history.subject_kind = 'COMPANY_BOX'
      and history.subject_id = link.box_id
      and history.at >= work.created_at
      and history.to_status = case work.kind
        when 'DELIVERY' then 'RETURNED'
        when 'COLLECTION' then 'STORED'
        when 'NEW_BOXES' then 'PACKING'
        else 'DISPOSED'
      end
    where work.status not in ('WAIT', 'CANCEL')
    group by work.id, link.box_id`;

/**
 * A work is billed once it is done, by its day. Until now a confirmed work was billed, and the works of a cancelled
 * invoice kept the state that its payment had given them; they are confirmed again, to be billed once more.
 */
export const movedWorks = statements(
  `alter table company_works add column moved_on date`,
  `update company_works as work
    set moved_on = (done.at at time zone 'Asia/Seoul')::date
    from (select work_id, max(at) as at from (${arrivals}) as arrival group by work_id) as done
    where done.work_id = work.id
      and not exists (
        select from company_work_boxes as link where link.work_id = work.id and not link.arrived
      )`,
  `insert into status_history
      (subject_kind, subject_id, from_status, to_status, actor, reason, at)
    select 'COMPANY_WORK', id, status, 'CONFIRM', 'SYSTEM',
        '청구서를 거둬들여서 다시 청구해요.', now()
      from company_works
      where invoice_id is null and status in ('INVOICE_COMPLETE', 'PAYMENT', 'COMPLETE')`,
  `update company_works set status = 'CONFIRM'
    where invoice_id is null and status in ('INVOICE_COMPLETE', 'PAYMENT', 'COMPLETE')`,
  `drop index company_works_to_bill`,
  `create index company_works_to_bill on company_works (company_id, moved_on)
    where invoice_id is null and status = 'CONFIRM'`,
);
