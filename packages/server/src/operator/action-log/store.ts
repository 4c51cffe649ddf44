import { sql, type Insertable } from "kysely";
import type { OperatorActionsTable } from "../../db/operator-tables.ts";
import type { Database } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";

type Needs = Pick<Services, "db" | "keys">;

/** Adds a row to the log; the database chains it to the one before, and our key seals it. Returns its id. */
export function appendAction(
  { db, keys }: Needs,
  {
    texts = {},
    ...action
  }: Insertable<OperatorActionsTable> & { readonly texts?: Readonly<Record<string, string>> },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { id, hash } = await tx
      .insertInto("operator_actions")
      .values(action)
      .returning(["id", "hash"])
      .executeTakeFirstOrThrow();
    const seal = keys.sealAction(hash);
    await tx.updateTable("operator_actions").set({ seal }).where("id", "=", id).execute();
    if (Object.keys(texts).length > 0) {
      const kept = { action_id: id, texts: JSON.stringify(texts) };
      await tx.insertInto("operator_action_texts").values(kept).execute();
    }
    return id;
  });
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
    .leftJoin("operator_action_texts as words", "words.action_id", "action.id")
    .leftJoin("users as member", (join) =>
      join.on((eb) => eb("member.id", "=", eb.fn.coalesce("end.concerns", "action.concerns"))),
    )
    .select(["action.at", "action.command", "action.input", "action.address", "action.position"])
    .select((eb) => eb.fn.coalesce("end.outcome", "action.outcome").as("outcome"))
    .select((eb) => eb.fn.coalesce("end.made", "action.made").as("made"))
    .select(["users.username", "member.username as member", "words.texts"])
    .where("action.begun", "is", null)
    .$if(from !== undefined, (query) => query.where("action.at", ">=", from ?? null))
    .$if(before !== undefined, (query) => query.where("action.at", "<", before ?? null))
    .$if(username !== undefined, (query) => query.where("users.username", "=", username ?? ""))
    .orderBy("action.id", "desc")
    .limit(limit)
    .execute();
}
