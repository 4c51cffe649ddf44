import { retainedSince, seoulInstant, todayInSeoul } from "@damadum/domain";
import { sql } from "kysely";
import type { Database } from "../../db/tables.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";

/** The state of the log's chain. */
export interface Chain {
  readonly rows: number;
  /** The hash of the last row; empty before the first. */
  readonly hash: string;
  /** How many of the first rows have no seal, from before there was a key. */
  readonly unsealed: number;
  /** The position up to which rows were destroyed behind a checkpoint; 0 for none. */
  readonly destroyed: number;
  /** The first position that is missing, changed, sealed by nobody or not the recorded end; null when all is whole. */
  readonly brokenAt: number | null;
}

type Hashes = Pick<Chain, "rows" | "hash" | "brokenAt">;

const PAGE = 10_000;

/** Computes every hash and seal again from the last checkpoint on, and compares the last with the recorded end. */
export async function checkChain({ db, keys }: Pick<Services, "db" | "keys">): Promise<Chain> {
  const checkpoint = await db
    .selectFrom("operator_checkpoints")
    .selectAll()
    .orderBy("position", "desc")
    .executeTakeFirst();
  const start = { position: checkpoint?.position ?? 0, hash: checkpoint?.hash ?? "" };
  const isSigned =
    checkpoint === undefined || checkpoint.signature === keys.sealAction(textOf(checkpoint));
  const { brokenAt, ...hashes } = await checkHashes(db, start);
  const seals = await checkSeals(db, (text) => keys.sealAction(text));
  const broken = [isSigned ? null : start.position, brokenAt, seals.brokenAt].filter(
    (position) => position !== null,
  );
  return {
    ...hashes,
    unsealed: seals.unsealed,
    destroyed: start.position,
    brokenAt: broken.length === 0 ? null : Math.min(...broken),
  };
}

async function checkHashes(
  db: Database,
  start: { readonly position: number; readonly hash: string },
): Promise<Hashes> {
  const { rows } = await sql<Hashes>`
    with chained as (
      select action.position, action.hash,
        lag(action.position, 1, ${start.position}::bigint) over line as before,
        operator_action_hash(lag(action.hash, 1, ${start.hash}::text) over line, action) as expected
      from operator_actions action window line as (order by position)
    ), last as (select coalesce(max(position), ${start.position}::bigint) as position from chained)
    select (select count(*) from chained)::int as rows,
      coalesce(ended.hash, '') as hash,
      coalesce(
        (select min(before + 1) from chained where position <> before + 1 or hash <> expected),
        case when coalesce(ended.position, 0) <> last.position
            or coalesce(ended.hash, '')
              <> coalesce((select hash from chained where position = last.position), ${start.hash}::text)
          then last.position + 1 end
      ) as "brokenAt"
    from last left join operator_actions_end ended on true`.execute(db);
  const [hashes = { rows: 0, hash: "", brokenAt: null }] = rows;
  return hashes;
}

/** Only the first rows may lack a seal: those from before there was a key, up to the one that the migration noted. */
async function checkSeals(db: Database, sealOf: (text: string) => string) {
  const old = await db
    .selectFrom("operator_actions_unsealed")
    .selectAll()
    .orderBy("position")
    .executeTakeFirst();
  const isOld = ({ position, hash }: { readonly position: number; readonly hash: string }) =>
    old !== undefined &&
    (position < old.position || (position === old.position && hash === old.hash));
  let unsealed = 0;
  let isSealed = false;
  let after = -1;
  for (;;) {
    const rows = await db
      .selectFrom("operator_actions")
      .select(["position", "hash", "seal"])
      .where("position", ">", after)
      .orderBy("position")
      .limit(PAGE)
      .execute();
    for (const row of rows) {
      if (row.seal === null && !isSealed && isOld(row)) unsealed += 1;
      else if (row.seal === sealOf(row.hash)) isSealed = true;
      else return { unsealed, brokenAt: row.position };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return { unsealed, brokenAt: null };
    after = last.position;
  }
}

/** Destroys the months of the log that are over their time, with their texts, behind a signed checkpoint. */
export async function destroyOldActions({
  db,
  clock,
  keys,
}: Pick<Services, "db" | "clock" | "keys">): Promise<void> {
  const now = clock();
  const until = seoulInstant(`${todayInSeoul(retainedSince("OPERATOR", now)).slice(0, 7)}-01`);
  await inTransaction(db, async (tx) => {
    // The writers of the log wait here too.
    await tx.selectFrom("operator_actions_end").select("position").forUpdate().execute();
    const last = await tx
      .selectFrom("operator_actions")
      .select(["position", "hash"])
      .where("position", "<", (eb) =>
        eb
          .selectFrom("operator_actions as kept")
          .select((of) =>
            of.fn.coalesce(of.fn.min("kept.position"), sql<number>`${2 ** 53}`).as("first"),
          )
          .where("kept.at", ">=", until),
      )
      .orderBy("position", "desc")
      .limit(1)
      .executeTakeFirst();
    if (last === undefined) return;
    const checkpoint = { ...last, until, made_at: now };
    const signature = keys.sealAction(textOf(checkpoint));
    await tx
      .insertInto("operator_checkpoints")
      .values({ ...checkpoint, signature })
      .execute();
    await tx.deleteFrom("operator_actions").where("position", "<=", last.position).execute();
  });
}

const textOf = (checkpoint: {
  readonly position: number;
  readonly hash: string;
  readonly until: Date;
}) => `checkpoint ${checkpoint.position} ${checkpoint.hash} ${checkpoint.until.toISOString()}`;
