import { statements } from "./migration.ts";

/**
 * Operators get a role, a second factor and logins of their own. What they did becomes a log to which rows are only
 * added: each row's hash covers the row before it, so that a removed or changed one shows.
 */
export const operators = statements(
  `create table operators (
    user_id uuid primary key references users (id),
    role text collate "C" not null,
    totp_secret text collate "C",
    totp_step bigint not null default 0,
    recovery_hashes jsonb not null default '[]',
    disabled_at timestamptz
  )`,
  // Who was an operator before has no second factor yet: a first operator is created again and renews theirs.
  `insert into operators (user_id, role)
    select id, 'ADMIN' from users where role = 'OPERATOR' and withdrawn_at is null`,
  `alter table token_families
    add column for_operator boolean not null default false,
    add column address text collate "C"`,

  // The end of an action is a row of its own, begun by the first.
  `alter table operator_actions
    add column address text collate "C",
    add column begun bigint,
    add column position bigint,
    add column hash text collate "C"`,
  `create index operator_actions_by_begun on operator_actions (begun) where begun is not null`,
  `create table operator_actions_end (position bigint not null, hash text collate "C" not null)`,
  `insert into operator_actions_end values (0, '')`,
  `create function operator_action_hash(before text, action operator_actions) returns text
    language sql as $$
      select encode(sha256(convert_to(jsonb_build_array(before, action.position,
        extract(epoch from action.at), action.operator_id, action.address, action.command,
        action.input, action.outcome, action.made, action.concerns, action.begun)::text,
        'UTF8')), 'hex')
    $$`,
  `create function chain_operator_action() returns trigger language plpgsql as $$
    declare last operator_actions_end;
    begin
      select * into last from operator_actions_end for update;
      if not found then
        insert into operator_actions_end values (0, '') returning * into last;
      end if;
      new.position := last.position + 1;
      new.hash := operator_action_hash(last.hash, new);
      update operator_actions_end set position = new.position, hash = new.hash;
      return new;
    end $$`,
  `do $$
    declare
      action operator_actions;
      last operator_actions_end;
    begin
      for action in select * from operator_actions order by id loop
        select * into strict last from operator_actions_end;
        action.position := last.position + 1;
        last.hash := operator_action_hash(last.hash, action);
        update operator_actions set position = action.position, hash = last.hash
          where id = action.id;
        update operator_actions_end set position = action.position, hash = last.hash;
      end loop;
    end $$`,
  `create trigger chain_operator_action before insert on operator_actions
    for each row execute function chain_operator_action()`,
  `create unique index operator_actions_by_position on operator_actions (position)`,
);
