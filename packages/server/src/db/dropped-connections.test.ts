import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { newMember } from "../testing/members.ts";
import { createMigratedDatabase } from "../testing/postgres-database.ts";
import { times, twoServers } from "../testing/two-servers.ts";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";
import { inTransaction } from "./transaction.ts";

const database = await createMigratedDatabase();

describe.skipIf(database === null)("a PostgreSQL connection that breaks", () => {
  const servers = twoServers(database);
  const { one, two } = servers;

  /** Terminates every other connection to the database; returns how many. */
  async function endConnections(): Promise<number> {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(one.services.db);
    return rows.length;
  }

  it("fails only its own transaction", async () => {
    const { db } = one.services;
    const begun = Promise.withResolvers<number | undefined>();
    const ended = Promise.withResolvers<void>();
    const broken = inTransaction(db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      begun.resolve(rows[0]?.pid);
      await ended.promise;
      await sql`select 1`.execute(tx);
    });
    const pid = await begun.promise;
    await sql`select pg_terminate_backend(${pid})`.execute(two.services.db);
    ended.resolve();
    // The error comes from the server, the system or the driver, whichever is first.
    await expect(broken).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  });

  it("is answered 503 with Retry-After under load, and the next requests succeed", async () => {
    const { token } = await newMember(one);
    const getMe = (index: number) =>
      servers.either(index).app.inject({
        url: "/api/users/my",
        headers: { authorization: `Bearer ${token}` },
      });
    const seen = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const asked = times(20, getMe);
      // The asking connection itself may have been terminated by the previous round.
      await endConnections().catch(() => 0);
      for (const { statusCode, headers } of await asked) {
        seen.add(`${statusCode} ${headers["retry-after"] ?? ""}`);
      }
    }
    expect([...seen].toSorted()).toEqual(["200 ", "503 5"]);
    expect([(await getMe(0)).statusCode, (await getMe(1)).statusCode]).toEqual([200, 200]);
  }, 60_000);
});
