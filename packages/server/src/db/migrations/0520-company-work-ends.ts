import { statements } from "./migration.ts";

export const companyWorkEnds = statements(
  // A box that has reached the end of one work may be used by the next.
  `alter table company_work_boxes add column arrived boolean not null default false`,
  `update company_work_boxes as carried set arrived = true
    from company_works as work
    where work.id = carried.work_id and (work.status = 'COMPLETE' or exists (
      select from status_history as moved
      where moved.subject_kind = 'COMPANY_BOX' and moved.subject_id = carried.box_id
        and moved.to_status = case work.kind when 'DELIVERY' then 'RETURNED'
          when 'COLLECTION' then 'STORED' when 'NEW_BOXES' then 'PACKING' else 'DISPOSED' end
        and moved.id > (select min(id) from status_history
          where subject_kind = 'COMPANY_WORK' and subject_id = work.id and to_status = 'CONFIRM')))`,
  // A contract that was ended early used to be billed until its original last day.
  `update company_contracts as contract set end_date = ended.day
    from (select subject_id, (min(at) at time zone 'Asia/Seoul')::date as day from status_history
      where subject_kind = 'COMPANY_CONTRACT' and to_status = 'ENDED' group by subject_id) as ended
    where ended.subject_id = contract.id and contract.end_date > ended.day`,
);
