import { randomUUID } from "node:crypto";
import { CompiledQuery, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SqlParameter } from "../db/sql-parameter.ts";
import { viewEstimate } from "../move/estimate/estimate-view.ts";
import { createMetrics } from "../metrics/create-metrics.ts";
import { findWaiting } from "../operator/lists/waiting.ts";
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

async function plansOf(run: () => Promise<unknown>): Promise<string> {
  statements = [];
  await run();
  const ran = statements.filter(([text]) => /^\s*(select|update|delete)/i.test(text));
  const plans: unknown[] = [];
  for (const [text, parameters] of ran) {
    const explained = CompiledQuery.raw(`explain ${text}`, [...parameters]);
    plans.push((await server.services.db.executeQuery(explained)).rows);
  }
  return JSON.stringify(plans);
}

async function readWhole(run: () => Promise<unknown>): Promise<readonly string[]> {
  const tables = new Set<string>();
  for (const [, table = ""] of (await plansOf(run)).matchAll(/Seq Scan on (\w+)/g)) {
    if (!SMALL_TABLES.has(table)) tables.add(table);
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

describe("findWaiting", () => {
  it("reads orders by an index of those that wait", async () => {
    const find = { today: "2026-11-20", limit: 100 };
    const plans = await plansOf(() => findWaiting(server.services.db, find));
    for (const index of [
      "estimates_to_confirm",
      "estimates_past",
      "estimates_boxes_to_collect",
      "storage_orders_to_confirm",
      "custom_payments_declined",
    ]) {
      expect(plans).toContain(index);
    }
  });
});

describe("viewEstimate", () => {
  it("finds the compensations of the move by an index", async () => {
    const find = () => viewEstimate(server.services.db, randomUUID()).catch(() => null);
    expect(await plansOf(find)).toContain("compensations_estimate_id_key");
  });
});

describe("createMetrics", () => {
  it("scans no growing table sequentially when it is scraped", async () => {
    const { registry } = createMetrics(server.services);
    expect(await readWhole(() => registry.metrics())).toEqual([]);
    expect(statements).not.toEqual([]);
  });
});
