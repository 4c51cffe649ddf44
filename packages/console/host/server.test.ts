import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHost } from "./server.ts";
import { readSettings } from "./settings.ts";

let dist: string;
let app: FastifyInstance;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), "console-"));
  const page = `<html><meta name="damadum:api-origin" content="" /><style>a{}</style></html>`;
  writeFileSync(join(dist, "index.html"), page);
  app = createHost(readSettings({ API_ORIGIN: "https://api.example" }), dist);
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

test("the console's host answers every path with the page when it is no file", async () => {
  for (const url of ["/", "/orders/MV20261201ABCDEFGH", "/search?q=1234"]) {
    const { statusCode, body } = await app.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    expect(body).toContain('content="https://api.example"');
  }
  for (const url of ["/assets/old.js", "/robots.txt"]) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});

test("the console's host lets nobody index, frame or script its pages", async () => {
  const { headers } = await app.inject({ url: "/todo" });
  expect(headers).toMatchObject({
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cache-control": "no-cache",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'; script-src 'self' https://t1.kakaocdn.net ");
  expect(policy).toContain("style-src 'self' 'sha256-");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  // Only the attributes of the postcode search.
  expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
});

test.each([
  [{ CONSOLE_PORT: "console" }, "CONSOLE_PORT"],
  [{ API_ORIGIN: "api.example" }, "API_ORIGIN"],
])("readSettings names the setting that is wrong: %o", (env, name) => {
  expect(() => readSettings(env)).toThrow(name);
});

test("readSettings reads every variable of deploy/console.env, and needs no other", () => {
  const deployed = parseEnv(
    readFileSync(new URL("../../../deploy/console.env", import.meta.url), "utf8"),
  );
  const read = new Set<string>();
  const settings = readSettings(
    new Proxy<Record<string, string | undefined>>(deployed, {
      get: (env, name) => (read.add(String(name)), env[String(name)]),
    }),
  );
  expect(Object.keys(deployed).filter((name) => !read.has(name))).toEqual([]);
  // Its default is this machine.
  expect(settings.apiOrigin).toBe("https://api.example.com");
});
