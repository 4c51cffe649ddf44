import { addDays, seoulInstant } from "@damadum/domain";
import { sql, type Expression } from "kysely";
import type { Database } from "./tables.ts";

/** Which part of a list is asked for. */
export interface PageOptions {
  readonly limit: number;
  /** The id of the last row that was seen; without it the list begins. */
  readonly after?: string | undefined;
  /** First and last day, in Seoul. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Part of a list, with how many rows its filters match and after which id the next part begins. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next: string | null;
}

/** Columns of a query's result that order it, in which ties are broken by `id`. */
interface PageOrder {
  readonly by: string;
  readonly id?: string;
  /** The type of the id: as its text, no index would find it. */
  readonly idType?: keyof typeof idPatterns;
  readonly isAscending?: boolean;
  /** The column that the days filter, if another; a day itself if `holdsDays`. */
  readonly day?: string;
  readonly holdsDays?: boolean;
}

const idPatterns = {
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  bigint: /^\d{1,18}$/,
  text: /^/,
} as const;

/**
 * One page of a query's rows. Rows are compared in the database, whose instants are finer than ours; an id that is no
 * longer in the list leaves no rows, while the total still says how many there are.
 */
export async function readPage<Row>(
  db: Database,
  query: Expression<Row>,
  { order, page }: { readonly order: PageOrder; readonly page: PageOptions },
): Promise<Page<Row>> {
  const {
    by,
    id = "id",
    idType = "uuid",
    isAscending = false,
    day = by,
    holdsDays = false,
  } = order;
  const { limit, after, from, to } = page;
  const place = sql`${sql.ref(by)}, ${sql.ref(id)}`;
  const direction = sql.raw(isAscending ? "asc" : "desc");
  const start = (of: string) => (holdsDays ? of : seoulInstant(of));
  const conditions = [
    ...(from === undefined ? [] : [sql`${sql.ref(day)} >= ${start(from)}`]),
    ...(to === undefined ? [] : [sql`${sql.ref(day)} < ${start(addDays(to, 1))}`]),
  ];
  const matching = sql`${query} as listed where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const key = after !== undefined && idPatterns[idType].test(after) ? after : null;
  const seen = sql`(select ${place} from ${query} as listed where ${sql.ref(id)} = ${key}::${sql.raw(idType)})`;
  const beyond = isAscending ? sql`and (${place}) > ${seen}` : sql`and (${place}) < ${seen}`;
  const { rows } = await sql<Row & Readonly<Record<string, unknown>>>`
    select * from ${matching} ${after === undefined ? sql`` : beyond}
    order by ${sql.ref(by)} ${direction}, ${sql.ref(id)} ${direction} limit ${limit + 1}`.execute(
    db,
  );
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from ${matching}`.execute(db);
  const shown = rows.slice(0, limit);
  return {
    rows: shown,
    total: counted.rows[0]?.count ?? 0,
    next: rows.length > limit ? String(shown.at(-1)?.[id]) : null,
  };
}
