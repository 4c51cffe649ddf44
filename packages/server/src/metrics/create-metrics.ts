import { todayInSeoul } from "@damadum/domain";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Database, Tables } from "../db/tables.ts";
import type { RequestOutcome } from "../http/create-app.ts";
import type { Clock } from "../providers/clock.ts";
import { fastify } from "fastify";

/** Seconds; most responses take milliseconds, a login a quarter of a second. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Metrics {
  readonly registry: Registry;
  readonly onResponse: (answer: RequestOutcome) => void;
  readonly onRun: (run: { readonly name: string; readonly failed: boolean }) => void;
}

/** Prometheus metrics: process, responses, background jobs, pending rows in the database, and amounts due. */
export function createMetrics(services: { readonly db: Database; readonly clock: Clock }): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: "damadum_request_seconds",
    help: "Time to answer a request, by operation and status",
    labelNames: ["operation", "status"],
    buckets: BUCKETS,
    registers,
  });
  const runs = new Counter({
    name: "damadum_background_runs_total",
    help: "Runs of background work, by name and whether it failed",
    labelNames: ["work", "failed"],
    registers,
  });
  waitingGauge(services.db, registers);
  const owed = new Gauge({
    name: "damadum_owed_won",
    help: "Won that should have been paid by now: moves, storage, company invoices",
    labelNames: ["kind"],
    registers,
    async collect() {
      const owedNow = await countOwedMoney(services.db, todayInSeoul(services.clock()));
      for (const [kind, won] of Object.entries(owedNow)) owed.set({ kind }, won);
    },
  });
  return {
    registry,
    onResponse: ({ operation, status, seconds }) =>
      requests.observe({ operation: operation ?? "unknown", status }, seconds),
    onRun: ({ name, failed }) => runs.inc({ work: name, failed: String(failed) }),
  };
}

/** Counted on each scrape; each count reads a partial index of pending rows, which is small. */
function waitingGauge(db: Database, registers: Registry[]): void {
  const gauge = new Gauge({
    name: "damadum_waiting",
    help: "Rows that wait: notices to send, notices given up, refunds to send, payments to look up",
    labelNames: ["kind"],
    registers,
    async collect() {
      for (const [kind, rows] of Object.entries(await countWaiting(db))) gauge.set({ kind }, rows);
    },
  });
}

function countWaiting(db: Database) {
  return db
    .selectNoFrom((eb) => [
      countOf(eb.selectFrom("notices").where("next_attempt_at", "is not", null)).as("notices"),
      countOf(eb.selectFrom("notices").where("status", "=", "DEAD")).as("dead_notices"),
      countOf(eb.selectFrom("refunds").where("next_attempt_at", "is not", null)).as("refunds"),
      countOf(eb.selectFrom("payments").where("next_check_at", "is not", null)).as("payments"),
    ])
    .executeTakeFirstOrThrow();
}

function countOf<Table extends keyof Tables>(rows: SelectQueryBuilder<Tables, Table, object>) {
  return rows.select(({ fn }) => fn.countAll<number>().as("count")).$asScalar();
}

/** Overdue won: balances of finished moves, failed storage charges, and company payments past their due date. */
async function countOwedMoney(
  db: Database,
  today: string,
): Promise<{ readonly moves: number; readonly storage: number; readonly invoices: number }> {
  const won = (rows: ReturnType<typeof sql>) => sql<number>`coalesce((${rows}), 0)::int8`;
  const { rows } = await sql<{ moves: number; storage: number; invoices: number }>`select
    ${won(sql`select sum(unpaid_amount) from estimates
      where status in ('WORKING_COMPLETE', 'BOX_COL_REQUEST', 'COMPLETE')
        and unpaid_amount > 0`)} as moves,
    ${won(sql`select sum(amount) from storage_charges where status = 'FAILED'`)} as storage,
    ${won(sql`select sum(amount) from company_payments
      where status in ('WAIT', 'FAILED') and due_date < ${today}`)} as invoices`.execute(db);
  const [owed = { moves: 0, storage: 0, invoices: 0 }] = rows;
  return owed;
}

/** Serves `GET /metrics` on its own address, which must not be reachable from the internet. */
export async function serveMetrics(
  { registry }: Metrics,
  address: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  app.get("/metrics", async (_request, reply) =>
    reply.header("content-type", registry.contentType).send(await registry.metrics()),
  );
  const url = await app.listen(address);
  return { url, close: () => app.close() };
}
