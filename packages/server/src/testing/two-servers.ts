import { afterAll, afterEach, beforeAll } from "vitest";
import { migrate } from "../db/migrate.ts";
import { checkLedger } from "./check-ledger.ts";
import type { PostgresDatabase } from "./postgres-database.ts";
import { serverToStart, startTestServer, type TestServer } from "./test-server.ts";

/** Two servers on one PostgreSQL with one payment provider, for concurrent requests to both. */
export interface TwoServers {
  readonly one: TestServer;
  readonly two: TestServer;
  readonly either: (index: number) => TestServer;
  /** Sends `count` requests concurrently, alternating between the servers; returns the number of each status. */
  rush(
    count: number,
    send: (server: TestServer, index: number) => Promise<{ readonly status: number }>,
  ): Promise<Readonly<Record<number, number>>>;
}

/**
 * Starts them for the tests of a describe block, checks the ledger after each test and drops the database after the
 * last. The embedded database has one connection, which would hide every race.
 */
export function twoServers(
  database: PostgresDatabase | null,
  options: { readonly boxDeliveryCapacity?: number; readonly slotCapacity?: number } = {},
): TwoServers {
  const one = serverToStart();
  const two = serverToStart();
  beforeAll(async () => {
    if (database === null) return;
    const db = database.open();
    await migrate(db);
    Object.assign(one, await startTestServer({ ...options, db }));
    Object.assign(two, await startTestServer({ ...options, db: database.open(), beside: one }));
  });
  afterEach(() => checkLedger(one.services.db));
  afterAll(async () => {
    try {
      await two.close();
      await one.close();
    } finally {
      // Also when a server did not start, because the next run would not find the database.
      await database?.drop();
    }
  });
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
  };
}

/** Does the work `count` times concurrently. */
export function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}
