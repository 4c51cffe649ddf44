import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { repeat } from "../background/repeat.ts";
import { draft } from "../testing/drafts.ts";
import { newMember, PASSWORD } from "../testing/members.ts";
import { createMigratedDatabase } from "../testing/postgres-database.ts";
import { startSilentProxy, type SilentProxy } from "../testing/silent-proxy.ts";
import { serverToStart, startTestServer } from "../testing/test-server.ts";
import { times } from "../testing/two-servers.ts";
import { migrate } from "./migrate.ts";
import { databaseOn, SERVING } from "./open-database.ts";
import { postgresPool } from "./postgres/postgres-pool.ts";
import type { Database } from "./tables.ts";
import { expireCustomPayments } from "../money/custom-payment/end-request.ts";

/** `pnpm test:full` waits as long as a service would; otherwise everything is shorter. */
const FULL = process.env["TEST_FULL"] === "1";
const LIMITS = FULL ? SERVING : { connections: 10, connectMs: 800, statementMs: 1500 };
const SILENT_MS = FULL ? 15_000 : 3000;
const WAVES = 8;

/** What is promised, with the limits of a service. */
const REQUEST_WITHIN_MS = 12_000;
const HEALTH_WITHIN_MS = 3000;
const RECOVERED_WITHIN_MS = 5000;

const database = await createMigratedDatabase();

describe.skipIf(database === null)("a PostgreSQL server that falls silent", () => {
  const server = serverToStart();
  let proxy: SilentProxy;
  let direct: Database;
  let token: string;
  let username: string;

  beforeAll(async () => {
    if (database === null) return;
    direct = database.open();
    await migrate(direct);
    const url = new URL(database.url);
    proxy = await startSilentProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    const db = databaseOn(postgresPool(url.href, LIMITS));
    Object.assign(server, await startTestServer({ db, slotCapacity: 1000 }));
    ({ token, username } = await newMember(server));
  });
  afterAll(async () => {
    try {
      proxy.close();
      await server.close();
      await direct.destroy();
    } finally {
      await database?.drop();
    }
  });

  // The client of the contract's tests knows only documented statuses.
  const inject = async (method: "GET" | "POST", url: string, headers = {}, payload?: object) => {
    const body = payload === undefined ? {} : { payload };
    const answer = await server.app.inject({ method, url, headers, ...body });
    return { status: answer.statusCode, retryAfter: answer.headers["retry-after"] };
  };
  const authorization = () => ({ authorization: `Bearer ${token}` });
  const getMe = () => inject("GET", "/api/users/my", authorization());
  const login = () => inject("POST", "/api/login/id", {}, { username, password: PASSWORD });
  const health = () => inject("GET", "/health");
  const createEstimate = (key: string) =>
    inject("POST", "/api/estimates", { ...authorization(), "idempotency-key": key }, draft);
  const countEstimates = async () => {
    const { count } = await direct
      .selectFrom("estimates")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  };

  /** Status and Retry-After of a response, and how long it took. */
  const timed = async (send: () => ReturnType<typeof health>) => {
    const start = performance.now();
    const { status, retryAfter } = await send();
    return { answer: `${status} ${retryAfter}`, ms: performance.now() - start };
  };

  it.each([
    ["for ever", false],
    ["until all that was sent arrives late", true],
  ])(
    "ends requests in time, and nothing is lost or written twice, when its connections stay silent %s",
    async (_, late) => {
      const before = await countEstimates();
      const keys = Array.from({ length: WAVES }, () => crypto.randomUUID());
      const runs = { failed: 0, done: 0 };
      const job = {
        name: "expireCustomPayments",
        everyMs: 100,
        run: () => expireCustomPayments(server.services),
      };
      const background = repeat([job], server.services.log, ({ failed }) => {
        runs[failed ? "failed" : "done"] += 1;
      });

      proxy.fallSilent();
      const sent = keys.map(async (key, wave) => {
        await pause((wave * SILENT_MS) / WAVES);
        const requests = [getMe, login, () => createEstimate(key)];
        return Promise.all([timed(health), ...requests.map((send) => timed(send))]);
      });
      await pause(SILENT_MS);
      proxy.speak(late);
      await vi.waitFor(
        async () => {
          const answers = await times(LIMITS.connections * 2, getMe);
          expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        },
        { timeout: RECOVERED_WITHIN_MS, interval: 200 },
      );
      const { done } = runs;
      for (const key of keys) expect((await createEstimate(key)).status).toBe(201);
      await vi.waitFor(() => expect(runs.done).toBeGreaterThan(done), {
        timeout: RECOVERED_WITHIN_MS,
      });

      const answers = await Promise.all(sent);
      const [first = [], ...later] = answers;
      expect(first.map(({ answer }) => answer)).toEqual(Array(4).fill("503 5"));
      for (const [ofHealth, ...others] of [first, ...later]) {
        expect(ofHealth?.ms).toBeLessThan(HEALTH_WITHIN_MS);
        for (const { ms } of others) expect(ms).toBeLessThan(REQUEST_WITHIN_MS);
      }
      expect(await countEstimates()).toBe(before + WAVES);
      expect(runs.failed).toBeGreaterThan(0);
      await background.stop();
    },
    120_000,
  );

  it("has written a request once when the answer to its commit is lost and it is sent again", async () => {
    const before = await countEstimates();
    const key = crypto.randomUUID();
    proxy.loseAnswerTo("commit");
    expect((await createEstimate(key)).status).toBe(503);
    expect((await createEstimate(key)).status).toBe(201);
    expect(await countEstimates()).toBe(before + 1);
  });

  it("answers 503 with Retry-After when a table stays locked, and 201 afterwards", async () => {
    await direct.transaction().execute(async (tx) => {
      await sql`lock table estimates`.execute(tx);
      const { answer } = await timed(() => createEstimate(crypto.randomUUID()));
      expect(answer).toBe("503 5");
    });
    expect((await createEstimate(crypto.randomUUID())).status).toBe(201);
  });
});
