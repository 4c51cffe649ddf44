import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brand } from "@damadum/domain";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHost } from "./server.ts";
import { readSettings } from "./settings.ts";

const html = (words: string, css: string, script = "") => `<!doctype html><html lang="ko"><head>
<meta name="damadum:api-origin" content="" />
<meta name="damadum:payment-script" content="" />
<meta name="damadum:sentry-dsn" content="" />
<style>${css}</style>${script}</head><body>${words}</body></html>`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

let dist: string;
let app: FastifyInstance;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), "damadum-prerendered-"));
  mkdirSync(join(dist, "prerendered/guide"), { recursive: true });
  writeFileSync(join(dist, "index.html"), html("shell", "body{margin:0}"));
  writeFileSync(
    join(dist, "prerendered/index.html"),
    html("home", "body{margin:1px}", '<script data-chunks="/assets/a.js">boot()</script>'),
  );
  writeFileSync(join(dist, "prerendered/guide/storage.html"), html("guide", "body{margin:2px}"));
  app = createHost(
    readSettings({ PROVIDER_SANDBOX: "1", API_ORIGIN: "https://api.example" }),
    dist,
  );
  await app.ready();
});

afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

test.each([
  ["/", "home"],
  ["/?utm_source=blog&gclid=1", "home"],
  ["/guide/storage", "guide"],
  ["/?step=items", "shell"],
  ["/my", "shell"],
  ["/prerendered/index", "shell"],
])("host answers %s with the %s", async (url, words) => {
  expect((await app.inject({ url })).body).toContain(`<body>${words}</body>`);
});

test("host answers with the shell when the native app asks, which has no web header", async () => {
  const headers = { "user-agent": `Mozilla/5.0 ${brand.app.userAgent}/1.0` };
  const response = await app.inject({ url: "/", headers });
  expect(response.body).toContain("<body>shell</body>");
  expect(response.headers["vary"]).toContain("user-agent");
});

test("host sends a prerendered page with the settings and its own ETag", async () => {
  const [home, shell] = [await app.inject({ url: "/" }), await app.inject({ url: "/my" })];
  expect(home.body).toContain('name="damadum:api-origin" content="https://api.example"');
  expect(home.headers["cache-control"]).toBe("no-cache");
  expect(home.headers["etag"]).not.toBe(shell.headers["etag"]);
});

test.each([
  ["/", "body{margin:1px}"],
  ["/my", "body{margin:0}"],
])("host allows %s only its own styles", async (url, css) => {
  const { headers } = await app.inject({ url });
  expect(headers["content-security-policy"]).toContain(
    `style-src 'self' ${hashOf("")} ${hashOf(css)};`,
  );
});

test("host allows the boot script on a prerendered page and no inline script on any other", async () => {
  const policyOf = async (url: string) =>
    String((await app.inject({ url })).headers["content-security-policy"]);
  expect(await policyOf("/")).toContain(`script-src 'self' ${hashOf("boot()")} http`);
  expect(await policyOf("/my")).not.toMatch(/script-src[^;]*sha256/);
});
