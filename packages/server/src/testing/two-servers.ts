import { migrate } from "../db/migrate.ts";
import type { PostgresDatabase } from "./postgres-database.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** Two servers on one PostgreSQL with one payment provider, for concurrent requests to both. */
export interface TwoServers {
  readonly one: TestServer;
  readonly two: TestServer;
  either(index: number): TestServer;
  /** Sends `count` requests concurrently, alternating between the servers; returns the number of each status. */
  rush(
    count: number,
    send: (server: TestServer, index: number) => Promise<{ readonly status: number }>,
  ): Promise<Readonly<Record<number, number>>>;
  close(): Promise<void>;
}

export async function startTwoServers(
  database: PostgresDatabase,
  options: { readonly boxDeliveryCapacity?: number; readonly slotCapacity?: number } = {},
): Promise<TwoServers> {
  const db = database.open();
  await migrate(db);
  const one = await startTestServer({ ...options, db });
  const two = await startTestServer({ ...options, db: database.open(), beside: one });
  const either = (index: number) => (index % 2 === 0 ? one : two);
  return {
    one,
    two,
    either,
    async rush(count, send) {
      const answers = await times(count, (index) => send(either(index), index));
      const counts: Record<number, number> = {};
      for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    },
    async close() {
      await one.close();
      await two.close();
    },
  };
}

/** Does the work `count` times concurrently. */
export function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}
