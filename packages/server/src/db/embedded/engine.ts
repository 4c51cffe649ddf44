import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { typeParsers } from "../type-parsers.ts";
import type { SqlParameter } from "../sql-parameter.ts";

/** A `pg` result for one statement, reduced to the fields that kysely's PostgreSQL driver reads. */
export interface SqlResult {
  readonly command: string;
  readonly rowCount: number;
  readonly rows: Record<string, unknown>[];
}

export interface Engine {
  query(sql: string, parameters: readonly SqlParameter[]): Promise<SqlResult>;
  close(): Promise<void>;
}

export interface LocalEngine extends Engine {
  image(): Promise<Blob>;
}

/** Opens a folder, or an in-memory database if `folder` is undefined; `image` initializes an empty one. */
export async function openEngine(source: {
  readonly folder?: string;
  readonly image?: Blob;
}): Promise<LocalEngine> {
  const pglite = await PGlite.create({
    ...(source.folder === undefined ? {} : { dataDir: source.folder }),
    ...(source.image === undefined ? {} : { loadDataDir: source.image }),
    extensions: { pg_trgm },
    parsers: Object.fromEntries(typeParsers),
  });
  await pglite.query("set time zone 'UTC'");
  return {
    async query(sql, parameters) {
      const result = await pglite.query<Record<string, unknown>>(sql, [...parameters]);
      return {
        command: result.command ?? "",
        rowCount: result.affectedRows ?? result.rows.length,
        rows: result.rows,
      };
    },
    close: () => pglite.close(),
    image: () => pglite.dumpDataDir("none"),
  };
}
