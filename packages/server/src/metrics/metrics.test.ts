import { request } from "undici";
import { expect, it } from "vitest";
import { buildApp } from "../build-app.ts";
import { migrate } from "../db/migrate.ts";
import { newMember } from "../testing/members.ts";
import { newEstimate } from "../testing/orders.ts";
import { createPostgresDatabase } from "../testing/postgres-database.ts";
import { testServer } from "../testing/test-server.ts";
import { createMetrics, serveMetrics } from "./create-metrics.ts";

const server = testServer();

it("the metrics count responses, background jobs and pending rows without personal data", async () => {
  const { services } = server;
  const metrics = createMetrics(services);
  const http = {
    webOrigins: [],
    trustProxy: false,
    limitFactor: 1,
    onResponse: metrics.onResponse,
  };
  const app = await buildApp(services, http);
  await app.inject({ url: "/health" });
  await app.inject({ url: "/api/estimates/MV20261120SECRET00" });
  await app.inject({ url: "/nowhere" });
  await app.close();
  metrics.onRun({ name: "sendNotices", failed: true });
  const { token, username } = await newMember(server);
  await newEstimate(server, token);

  const served = await serveMetrics(metrics, { host: "127.0.0.1", port: 0 });
  const answer = await request(new URL("/metrics", served.url));
  const text = await answer.body.text();
  await served.close();
  expect(answer.headers["content-type"]).toContain("text/plain");
  expect(text).toContain('damadum_request_seconds_count{operation="getHealth",status="200"} 1');
  expect(text).toContain('damadum_request_seconds_count{operation="unknown",status="404"} 1');
  expect(text).toContain('damadum_background_runs_total{work="sendNotices",failed="true"} 1');
  expect(text).toContain('damadum_waiting{kind="notices"} 1');
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect(text).not.toMatch(new RegExp(`SECRET00|${username}`));
});

it("the metrics sum up the open balances when moves are finished", async () => {
  const { services } = server;
  const { token } = await newMember(server);
  const { serial } = await newEstimate(server, token);
  await services.db
    .updateTable("estimates")
    .set({ status: "COMPLETE", total_amount: 300_000, paid_amount: 30_000 })
    .where("serial", "=", serial)
    .execute();

  const text = await createMetrics(services).registry.metrics();

  expect(text).toContain('damadum_owed_won{kind="moves"} 270000');
  expect(text).toContain('damadum_owed_won{kind="invoices"} 0');
});

const database = await createPostgresDatabase();

it.skipIf(database === null)("the metrics are served from a PostgreSQL server too", async () => {
  if (database === null) return;
  const db = database.open();
  await migrate(db);
  const text = await createMetrics({ db, clock: () => new Date() }).registry.metrics();
  await db.destroy();
  await database.drop();
  expect(text).toContain('damadum_owed_won{kind="storage"} 0');
  expect(text).toContain('damadum_waiting{kind="refunds"} 0');
});
