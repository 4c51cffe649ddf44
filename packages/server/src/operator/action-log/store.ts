import { sql, type Insertable } from "kysely";
import type { OperatorActionsTable } from "../../db/operator-tables.ts";
import type { Database } from "../../db/tables.ts";

/** Adds a row to the log; the database chains it to the one before. Returns its id. */
export async function appendAction(
  db: Database,
  action: Insertable<OperatorActionsTable>,
): Promise<number> {
  const { id } = await db
    .insertInto("operator_actions")
    .values(action)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the operator did the same since an instant. */
export async function hasActed(
  db: Database,
  {
    operator_id: operatorId,
    command,
    input,
    concerns,
    since,
  }: {
    readonly operator_id: string;
    readonly command: string;
    readonly concerns: string | null;
    /** As JSON. */
    readonly input: string;
    readonly since: Date;
  },
): Promise<boolean> {
  const row = await db
    .selectFrom("operator_actions")
    .select("id")
    .where("operator_id", "=", operatorId)
    .where("command", "=", command)
    .where("at", ">", since)
    .where(sql<boolean>`input = ${input}::jsonb`)
    .where("concerns", "is not distinct from", concerns)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What operators did and read, the newest first, each with its end. */
export function findActions(
  db: Database,
  filter: {
    readonly limit: number;
    readonly from: Date | undefined;
    readonly before: Date | undefined;
    readonly username: string | undefined;
  },
) {
  const { limit, from, before, username } = filter;
  return db
    .selectFrom("operator_actions as action")
    .innerJoin("users", "users.id", "action.operator_id")
    .leftJoin("operator_actions as end", "end.begun", "action.id")
    .leftJoin("users as member", (join) =>
      join.on((eb) => eb("member.id", "=", eb.fn.coalesce("end.concerns", "action.concerns"))),
    )
    .select(["action.at", "action.command", "action.input", "action.address", "action.position"])
    .select((eb) => eb.fn.coalesce("end.outcome", "action.outcome").as("outcome"))
    .select((eb) => eb.fn.coalesce("end.made", "action.made").as("made"))
    .select(["users.username", "member.username as member"])
    .where("action.begun", "is", null)
    .$if(from !== undefined, (query) => query.where("action.at", ">=", from ?? null))
    .$if(before !== undefined, (query) => query.where("action.at", "<", before ?? null))
    .$if(username !== undefined, (query) => query.where("users.username", "=", username ?? ""))
    .orderBy("action.id", "desc")
    .limit(limit)
    .execute();
}

/** The state of the log's chain. */
export interface Chain {
  readonly rows: number;
  /** The hash of the last row; empty before the first. */
  readonly hash: string;
  /** The first position that is missing, changed or not the recorded end; null when the chain is whole. */
  readonly brokenAt: number | null;
}

/** Computes the hash of every row again, and compares the last with the recorded end. */
export async function checkChain(db: Database): Promise<Chain> {
  const { rows } = await sql<Chain>`
    with chained as (
      select action.position, action.hash,
        lag(action.position, 1, 0::bigint) over line as before,
        operator_action_hash(lag(action.hash, 1, '') over line, action) as expected
      from operator_actions action window line as (order by position)
    ), last as (select coalesce(max(position), 0) as position from chained)
    select (select count(*) from chained)::int as rows,
      coalesce(ended.hash, '') as hash,
      coalesce(
        (select min(before + 1) from chained where position <> before + 1 or hash <> expected),
        case when coalesce(ended.position, 0) <> last.position
            or coalesce(ended.hash, '') <> coalesce((select hash from chained where position = last.position), '')
          then last.position + 1 end
      ) as "brokenAt"
    from last left join operator_actions_end ended on true`.execute(db);
  const [chain = { rows: 0, hash: "", brokenAt: null }] = rows;
  return chain;
}
