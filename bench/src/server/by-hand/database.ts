import { embeddedPool } from "@damadum/server/src/db/embedded/embedded-pool.ts";
import { openWorkerEngine } from "@damadum/server/src/db/embedded/worker-engine.ts";
import pg from "pg";

type Pool = ReturnType<typeof embeddedPool>;
type Client = Awaited<ReturnType<Pool["connect"]>>;
type Query = <Row>(text: string, values: readonly unknown[]) => Promise<readonly Row[]>;

/** SQL as text, one statement or some in a transaction. */
export interface Database {
  readonly query: Query;
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
}

/** PostgreSQL through `pg`, or a folder of the embedded engine, in a worker as the server has it. */
export async function openDatabase(place: {
  readonly url: string | undefined;
  readonly folder: string;
}): Promise<Database> {
  const { url, folder } = place;
  if (url === undefined) return databaseOn(embeddedPool(await openWorkerEngine({ folder })));
  pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
  return databaseOn(new pg.Pool({ connectionString: url, max: 10 }));
}

function databaseOn(pool: Pool): Database {
  async function withClient<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }
  const queryOn =
    (client: Client): Query =>
    async <Row>(text: string, values: readonly unknown[]) =>
      (await client.query<Row>(text, values)).rows;

  return {
    query: (text, values) => withClient((client) => queryOn(client)(text, values)),
    transaction: (work) =>
      withClient(async (client) => {
        await client.query("begin", []);
        try {
          const result = await work(queryOn(client));
          await client.query("commit", []);
          return result;
        } catch (error) {
          await client.query("rollback", []);
          throw error;
        }
      }),
  };
}
