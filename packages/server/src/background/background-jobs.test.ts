import { CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SqlParameter } from "../db/sql-parameter.ts";
import { createMetrics } from "../metrics/create-metrics.ts";
import { openTestDatabase } from "../testing/test-database.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { backgroundJobs } from "./background-jobs.ts";

/** Their rows expire within hours or are entered by an operator one by one. */
const SMALL_TABLES: ReadonlySet<string> = new Set(["rate_limits", "password_numbers", "popups"]);

let server: TestServer;
let statements: (readonly [sql: string, parameters: readonly SqlParameter[]])[] = [];
beforeAll(async () => {
  const db = await openTestDatabase((...statement) => void statements.push(statement));
  server = await startTestServer({ db });
  // Makes the planner use a matching index even on an empty table.
  await sql`set enable_seqscan = off`.execute(db);
});
afterAll(() => server.close());

/** The tables that the job's statements scan sequentially. */
async function readWhole(run: () => Promise<unknown>): Promise<readonly string[]> {
  statements = [];
  await run();
  const ran = statements.filter(([text]) => /^(select|update|delete)/i.test(text));
  const tables = new Set<string>();
  for (const [text, parameters] of ran) {
    const explained = CompiledQuery.raw(`explain ${text}`, [...parameters]);
    const { rows } = await server.services.db.executeQuery(explained);
    for (const [, table = ""] of JSON.stringify(rows).matchAll(/Seq Scan on (\w+)/g)) {
      if (!SMALL_TABLES.has(table)) tables.add(table);
    }
  }
  return [...tables];
}

describe("backgroundJobs", () => {
  it("scan no growing table sequentially when they run", async () => {
    const found: Record<string, readonly string[]> = {};
    for (const job of backgroundJobs(server.services, { reconcileSeconds: 20 })) {
      found[job.name] = await readWhole(() => job.run());
      expect(statements, job.name).not.toEqual([]);
    }
    expect(Object.entries(found).filter(([, tables]) => tables.length > 0)).toEqual([]);
  });
});

describe("createMetrics", () => {
  it("scans no growing table sequentially when it is scraped", async () => {
    const { registry } = createMetrics(server.services);
    expect(await readWhole(() => registry.metrics())).toEqual([]);
    expect(statements).not.toEqual([]);
  });
});
