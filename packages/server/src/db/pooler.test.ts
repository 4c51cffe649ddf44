import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newMember } from "../testing/members.ts";
import { draft } from "../testing/drafts.ts";
import { hasPgBouncer, startPgBouncer, type PgBouncer } from "../testing/pgbouncer.ts";
import { createPostgresDatabase } from "../testing/postgres-database.ts";
import { serverToStart, startTestServer } from "../testing/test-server.ts";
import { times } from "../testing/two-servers.ts";
import { connectionFailure } from "./connection-failure.ts";
import { databaseOn, openDatabase, SERVING } from "./open-database.ts";
import { postgresPool } from "./postgres/postgres-pool.ts";

// Not migrated: the server does that beside the pooler.
const database = (await hasPgBouncer()) ? await createPostgresDatabase() : null;

describe.skipIf(database === null)("a server behind PgBouncer in transaction mode", () => {
  const server = serverToStart();
  const poolers: PgBouncer[] = [];
  const directUrl = database?.url ?? "";

  const startPooler = async () => {
    const pooler = await startPgBouncer(directUrl);
    poolers.push(pooler);
    return pooler.url;
  };
  const open = (databaseUrl: string, databaseDirectUrl: string | null) =>
    openDatabase({ databaseUrl, databaseDirectUrl, dataDir: "" });

  beforeAll(async () => {
    if (database === null) return;
    const { db } = await open(await startPooler(), directUrl);
    Object.assign(server, await startTestServer({ db, slotCapacity: 1000 }));
  });
  afterAll(async () => {
    try {
      await server.close();
      for (const pooler of poolers) await pooler.stop();
    } finally {
      await database?.drop();
    }
  });

  it("has UTC and the time limits in every session", async () => {
    const read = () =>
      sql<Record<string, string>>`
        select current_setting('TimeZone') as zone, current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`.execute(
        server.services.db,
      );
    const sessions = (await times(20, read)).flatMap(({ rows }) => rows);
    const limit = `${SERVING.statementMs / 1000}s`;
    expect(sessions).toEqual(sessions.map(() => ({ zone: "UTC", statement: limit, idle: limit })));
  });

  it("serves more concurrent requests than the pooler has sessions", async () => {
    const { token } = await newMember(server);
    const created = await times(30, () => server.api.ok("createEstimate", { token, body: draft }));
    const { db } = server.services;
    const rows = await db.selectFrom("estimates").select(["serial", "created_at"]).execute();
    expect(rows.map(({ serial }) => serial).toSorted()).toEqual(
      created.map(({ serial }) => serial).toSorted(),
    );
    expect(new Set(rows.map((row) => row.created_at.getTime()))).toEqual(
      new Set([server.clock.read().getTime()]),
    );
  });

  it("does not start, and says why, when only the pooler is known", async () => {
    const error = await open(await startPooler(), null).catch((cause: unknown) => cause);
    expect(connectionFailure(error)).toContain("DATABASE_DIRECT_URL");
  });

  it("does not start, and says why, when the pooler's sessions have other settings", async () => {
    const url = await startPooler();
    const direct = databaseOn(postgresPool(directUrl, SERVING));
    const pooled = databaseOn(postgresPool(url, SERVING, { behindPooler: true }));
    await sql`alter role current_user in database ${sql.id(new URL(url).pathname.slice(1))}
      reset all`.execute(direct);
    await sql`select 1`.execute(pooled);
    await expect(open(url, directUrl)).rejects.toThrow(/no time limit[^]*RECONNECT/);
    await direct.destroy();
    await pooled.destroy();
  });
});
