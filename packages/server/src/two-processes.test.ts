import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { draft } from "./testing/drafts.ts";
import { newSignup } from "./testing/members.ts";
import { createPostgresDatabase } from "./testing/postgres-database.ts";
import { startSandbox } from "./testing/sandbox.ts";
import { post, runOperatorCommand, send, serverProcesses } from "./testing/server-process.ts";

const database = await createPostgresDatabase();

const MEMBERS = 8;
const CAPACITY = 2;
const moveDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);

describe.skipIf(database === null)("two server processes on one PostgreSQL", () => {
  const folders = ["one", "two"].map((name) => mkdtempSync(join(tmpdir(), `damadum-${name}-`)));
  const servers = serverProcesses();
  const environment: Record<string, string> = {
    DATABASE_URL: database?.url ?? "",
    TOKEN_SECRET: "a secret for tests only, 32 letters",
    PROVIDER_SANDBOX: "1",
    RATE_LIMIT_FACTOR: "1",
    SLOT_CAPACITY: String(CAPACITY),
    TRUST_PROXY: "true",
  };
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let urls: readonly string[] = [];
  const either = (index: number) => urls[index % 2] ?? "";
  const from = (address: string) => ({ "x-forwarded-for": address });

  beforeAll(async () => {
    sandbox = await startSandbox();
    environment["PAYMENT_API_URL"] = sandbox.url;
    // Both start simultaneously on a database without any table.
    const started = folders.map((folder) => servers.start({ ...environment, DATA_DIR: folder }));
    urls = await Promise.all(started.map(({ url }) => url));
  }, 180_000);
  afterAll(async () => {
    servers.killAll();
    await sandbox?.app.close();
    await database?.drop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const rush = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const countsOf = (answers: readonly { readonly status: number }[]) =>
    Object.fromEntries(
      [...new Set(answers.map(({ status }) => status))].map((status) => [
        status,
        answers.filter((answer) => answer.status === status).length,
      ]),
    );

  it("respect the capacity of one start time, and notify every member once", async () => {
    const answers = await rush(MEMBERS, async (index) => {
      const headers = from(`203.0.113.${index}`);
      const joined = await post(either(index), "/api/signup", { body: newSignup(), headers });
      const token = String(JSON.parse(joined).access_token);
      const body = { ...draft, move_date: moveDate };
      const made = await post(either(index + 1), "/api/estimates", { body, token, headers });
      const path = `/api/estimates/${JSON.parse(made).serial}/payments`;
      const request = { plan: "DEPOSIT", method: "CARD" };
      return send(either(index), path, { body: request, token, headers });
    });
    expect(countsOf(answers)).toEqual({ 201: CAPACITY, 409: MEMBERS - CAPACITY });

    await vi.waitFor(
      () => {
        const sent = folders.flatMap(keysIn);
        expect(sent).toHaveLength(MEMBERS);
        expect(new Set(sent).size).toBe(MEMBERS);
      },
      { timeout: 20_000, interval: 500 },
    );
  }, 180_000);

  it("count request limits together", async () => {
    const body = { username: "limited-one", password: "wrong-1234" };
    const answers = await rush(12, (index) =>
      send(either(index), "/api/login/id", { body, headers: from("198.51.100.7") }),
    );
    expect(countsOf(answers)).toEqual({ 401: 10, 429: 2 });
  }, 180_000);

  it("rotate one refresh token to one pair on either server", async () => {
    const headers = from("198.51.100.8");
    const tokens = JSON.parse(await post(either(0), "/api/signup", { body: newSignup(), headers }));
    const renew = { token: String(tokens.access_token), body: {} };
    const answers = await rush(6, (index) =>
      send(either(index), "/api/token/refresh/reset", {
        ...renew,
        headers: { ...headers, "refresh-token": String(tokens.refresh_token) },
      }),
    );
    expect(countsOf(answers)).toEqual({ 200: 6 });
    const next = new Set(answers.map(({ text }) => JSON.parse(text).refresh_token));
    expect(next.size).toBe(1);
  }, 180_000);

  it("allow the operator's command beside them", async () => {
    const session = join(folders[0] ?? "", "ops.json");
    const env = { ...environment, OPS_API: either(1), OPS_SESSION: session };
    const ops = async (...words: readonly string[]) => {
      const { out, complaint } = await runOperatorCommand(words, env);
      expect(complaint).toBe("");
      return JSON.parse(out);
    };
    const { facts } = await ops("operators", "create", "ops-one", "--name", "운영자", "--json");
    const [code] = facts["복구 코드"].split(" ");
    Object.assign(env, { OPS_PASSWORD: facts["비밀번호"] });
    await ops("login", "ops-one", "--code", code, "--json");
    const moves = await ops("moves", "list", "--json");
    expect(moves.tables[0].rows).toHaveLength(MEMBERS);
  }, 180_000);
});

function keysIn(folder: string): readonly string[] {
  const file = join(folder, "outbox", "notices.txt");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").match(/notice-\d+$/gm) ?? [];
}
