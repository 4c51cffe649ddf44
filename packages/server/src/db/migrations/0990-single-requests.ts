import { statements } from "./migration.ts";

/**
 * The same operator waits once for the same. The last row of the log from before there was a key is noted: each one
 * after it has a seal.
 */
export const singleRequests = statements(
  `delete from operator_requests request using operator_requests first
    where request.status = 'WAITING' and first.status = 'WAITING' and first.id < request.id
      and first.command = request.command and first.requested_by = request.requested_by
      and first.input = request.input`,
  `create unique index operator_requests_single
    on operator_requests (command, requested_by, md5(input::text)) where status = 'WAITING'`,
  `create table operator_actions_unsealed (position bigint not null, hash text collate "C" not null)`,
  `insert into operator_actions_unsealed
    select position, hash from operator_actions where seal is null order by position desc limit 1`,
);
