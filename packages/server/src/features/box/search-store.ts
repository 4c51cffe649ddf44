import type { BoxStatus, SearchWanted } from "@damadum/domain";
import type { Database } from "../../db/tables.ts";

/** Counting stops here: nobody reads "1,357 results", and counting a million rows is slow. */
export const COUNT_LIMIT = 1001;

/** Which of a member's boxes are wanted; cancelled ones only when they are asked for. */
interface BoxFilter {
  readonly userId: string;
  readonly status: BoxStatus | null;
  readonly wanted: SearchWanted | null;
}

const COLUMN = { jamo: "search_jamo", choseong: "search_choseong" } as const;

function filtered(db: Database, { userId, status, wanted }: BoxFilter) {
  const own = db.selectFrom("boxes").where("user_id", "=", userId);
  const inState =
    status === null ? own.where("status", "!=", "CANCEL") : own.where("status", "=", status);
  if (wanted === null) return inState;
  return inState.where(COLUMN[wanted.form], "like", `%${literally(wanted.part)}%`);
}

/** One page of boxes, the newest first. */
export function findStoredBoxes(
  db: Database,
  { page, limit, ...filter }: BoxFilter & { readonly page: number; readonly limit: number },
) {
  return filtered(db, filter)
    .select(["id", "serial", "order_serial", "contract_id", "status", "name", "updated_at"])
    .$narrowType<{ order_serial: string; contract_id: string }>()
    .orderBy("assigned_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** How many boxes there are, at most COUNT_LIMIT. */
export async function countStoredBoxes(db: Database, filter: BoxFilter): Promise<number> {
  const { count } = await db
    .selectFrom(filtered(db, filter).select("id").limit(COUNT_LIMIT).as("counted"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** `like` without its wildcards. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
