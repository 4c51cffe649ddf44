import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { brand } from "@damadum/domain";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appLinkFiles } from "./app-links.ts";
import { createHost } from "./server.ts";
import { readSettings } from "./settings.ts";

const sandbox = { PROVIDER_SANDBOX: "1" };

const html = `<!doctype html><html lang="ko"><head>
<meta name="damadum:api-origin" content="" />
<meta name="damadum:payment-script" content="" />
<meta name="damadum:sentry-dsn" content="" />
<style>body{margin:0}</style></head><body>shell</body></html>`;

let dist: string;
let app: FastifyInstance;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), "damadum-host-"));
  mkdirSync(join(dist, "assets"));
  mkdirSync(join(dist, ".vite"));
  writeFileSync(join(dist, "index.html"), html);
  writeFileSync(join(dist, ".vite/manifest.json"), "{}");
  writeFileSync(join(dist, "assets/app-1a2b.js"), "plain");
  writeFileSync(join(dist, "assets/app-1a2b.js.br"), "brotli");
  writeFileSync(join(dist, "assets/app-1a2b.js.gz"), "gzip");
  writeFileSync(join(dist, "assets/app-1a2b.js.map"), "{}");
  writeFileSync(join(dist, "robots.txt"), "User-agent: *");
  writeFileSync(join(dist, "service-worker.js"), "worker");
  const settings = readSettings({
    API_ORIGIN: "https://api.example/",
    PAYMENT_SCRIPT_URL: "https://pay.example/v1/iamport.js",
    SENTRY_DSN: "https://key@errors.example/7",
  });
  app = createHost(settings, dist);
  await app.ready();
});

afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

describe("the page", () => {
  test.each([
    ["/", 200],
    ["/estimate/payment?serial=MV1", 200],
    ["/index.html", 200],
    ["/error/404", 404],
    ["/no/such/page", 404],
  ])(
    "of %s is answered with %i, revalidated each time, and carries the settings",
    async (url, status) => {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(status);
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(response.headers["cache-control"]).toBe("no-cache");
      expect(response.body).toContain('name="damadum:api-origin" content="https://api.example"');
      expect(response.body).toContain('content="https://pay.example/v1/iamport.js"');
    },
  );

  test("is marked for the app when the app requests it", async () => {
    const headers = { "user-agent": `Mozilla/5.0 ${brand.app.userAgent}/1.0` };
    const response = await app.inject({ url: "/", headers });
    expect(response.body).toContain('<html lang="ko" data-app>');
    expect(response.headers.vary).toContain("user-agent");
    expect((await app.inject({ url: "/" })).body).not.toContain("data-app");
  });

  test("comes compressed when the browser allows it", async () => {
    const br = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('lang="ko"');
    const gzip = await app.inject({ url: "/", headers: { "accept-encoding": "gzip, br;q=0" } });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('lang="ko"');
  });

  test.each([
    ["its tag", (etag: string) => etag],
    ["its tag weakened by a proxy", (etag: string) => `W/${etag}`],
    ["a list with its tag", (etag: string) => `"other", ${etag}`],
    ["any tag", () => "*"],
  ])("is not sent again when the browser has %s", async (_, ifNoneMatch) => {
    const first = await app.inject({ url: "/" });
    const headers = { "if-none-match": ifNoneMatch(String(first.headers["etag"])) };
    const again = await app.inject({ url: "/", headers });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test.each(["/favicon.ico", "/.env", "/package.json", "/index.html.br", "/my/secret.txt"])(
    "is 404 for %s, a file that does not exist",
    async (url) => expect((await app.inject({ url })).statusCode).toBe(404),
  );

  test.each(["/my/estimate/MV1.", "/no/such.page", "/payments/custom/..%2F..%2Fapi", "/brand%0A"])(
    "answers %s, a link copied wrongly, when it is opened by a person",
    async (url) => {
      const { headers, body } = await app.inject({ url, headers: { accept: "text/html,*/*" } });
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body).toMatch(/^<!doctype html>/);
    },
  );

  test("allows scripts of this site, the payment and the postcode search, none inline, no eval", async () => {
    const policy = String((await app.inject({ url: "/" })).headers["content-security-policy"]);
    const directives = new Map(
      policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]),
    );
    expect(directives.get("script-src")).toEqual([
      "'self'",
      "https://pay.example",
      "https://t1.kakaocdn.net",
      "https://t1.daumcdn.net",
    ]);
    expect(directives.get("connect-src")).toContain("https://api.example");
    expect(directives.get("connect-src")).toContain("https://errors.example");
    expect(directives.get("frame-src")).toContain("https://pay.example");
    expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
    expect(policy).not.toContain("unsafe-eval");
  });

  test("is served only for GET and HEAD", async () => {
    expect((await app.inject({ method: "POST", url: "/" })).statusCode).toBe(404);
    expect((await app.inject({ method: "HEAD", url: "/" })).statusCode).toBe(200);
  });
});

describe("assets", () => {
  test("are cached forever and come precompressed", async () => {
    const url = "/assets/app-1a2b.js";
    const plain = await app.inject({ url });
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(plain.headers["content-type"]).toContain("javascript; charset=utf-8");
    expect(plain.body).toBe("plain");
    const br = await app.inject({ url, headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(br.headers["content-type"]).toContain("javascript; charset=utf-8");
    expect(br.body).toBe("brotli");
    const gzip = await app.inject({ url, headers: { "accept-encoding": "gzip" } });
    expect(gzip.body).toBe("gzip");
  });

  test("of an older build are missing, not answered with the page", async () => {
    const response = await app.inject({ url: "/assets/app-old.js" });
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("other files are cached for an hour", async () => {
    const response = await app.inject({ url: "/robots.txt" });
    expect(response.headers["cache-control"]).toBe("public, max-age=3600");
  });

  test.each(Object.entries(appLinkFiles))("%s is answered as JSON", async (url, file) => {
    const response = await app.inject({ url });
    expect(response.headers["content-type"]).toMatch(/^application\/json/);
    expect(response.json()).toEqual(file);
  });

  test("the service worker is revalidated each time", async () => {
    const response = await app.inject({ url: "/service-worker.js" });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-cache"]);
  });

  test("neither source maps nor files outside are readable", async () => {
    for (const url of [
      "/.vite/manifest.json",
      "/assets/app-1a2b.js.map",
      "/../package.json",
      "/assets/..%2f..%2fpackage.json",
    ]) {
      const response = await app.inject({ url });
      expect(response.body, url).not.toContain("{}");
      expect(response.body, url).not.toContain("damadum/web");
    }
  });
});

describe("every response", () => {
  test.each(["/", "/assets/app-1a2b.js", "/assets/none.js", "/health"])(
    "of %s has the security headers",
    async (url) => {
      const { headers } = await app.inject({ url });
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["x-frame-options"]).toBe("DENY");
      const policy = String(headers["content-security-policy"]);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toMatch(/(?:default|object)-src 'none'/);
      expect(headers["permissions-policy"]).toContain("camera=(self)");
    },
  );

  test("of a page whose address is a secret keeps it from search engines and other sites", async () => {
    const { headers } = await app.inject({ url: `/payments/custom/${"a".repeat(22)}` });
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect((await app.inject({ url: "/" })).headers["x-robots-tag"]).toBeUndefined();
  });

  test("the www host redirects to the host without www and keeps path and query", async () => {
    const headers = { host: brand.hosts.webWithWww };
    const response = await app.inject({ url: "/my?a=1", headers });
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(`https://${brand.hosts.web}/my?a=1`);
    expect(response.headers["strict-transport-security"]).toContain("max-age=");
    const asked = await app.inject({ url: "/", headers: { host: brand.hosts.web } });
    expect(asked.statusCode).toBe(200);
    expect(asked.headers["strict-transport-security"]).toContain("max-age=");
  });
});

test("the policy allows the API of the page's host when API_ORIGIN is not set", async () => {
  const host = createHost(readSettings(sandbox), dist);
  const policyOf = async (name: string) =>
    (await host.inject({ url: "/", headers: { host: name } })).headers["content-security-policy"];
  expect(await policyOf("localhost:3000")).toContain("connect-src 'self' http://localhost:4000");
  expect(await policyOf(brand.hosts.web)).toContain(
    `connect-src 'self' https://${brand.hosts.api}`,
  );
  await host.close();
});

test("host names the command to run when the build is missing", () => {
  expect(() => createHost(readSettings(sandbox), join(dist, "none"))).toThrow("@damadum/web build");
});
