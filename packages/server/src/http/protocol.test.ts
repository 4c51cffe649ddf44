import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { newMember } from "../testing/members.ts";
import { startTestServer, testServer } from "../testing/test-server.ts";
import { times } from "../testing/two-servers.ts";

const server = testServer();

const json = { "content-type": "application/json" };
const login = (payload: string, headers: Record<string, string> = json) =>
  server.app.inject({ method: "POST", url: "/api/login/id", headers, payload });

/** The headers that keep a response from being cached, framed, or sniffed as a page. */
const protection = {
  "x-content-type-options": "nosniff",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

describe("a malformed request", () => {
  it("is 404 with a Problem on unknown paths and methods", async () => {
    for (const [method, url] of [
      ["GET", "/api/nothing"],
      ["GET", "/"],
      ["DELETE", "/api/estimates"],
      ["HEAD", "/api/estimates"],
    ] as const) {
      const response = await server.app.inject({ method, url });
      expect(response.statusCode).toBe(404);
    }
    const payload = '{"broken":';
    const sent = { method: "POST", url: "/api/nothing", headers: json, payload } as const;
    expect((await server.app.inject(sent)).statusCode).toBe(404);
    const response = await server.app.inject({ method: "GET", url: "/api/nothing" });
    const message = "찾을 수 없어요. 주소나 번호를 확인해 주세요.";
    expect(response.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(response.json()).toEqual({
      code: "not_found",
      message,
      type: "urn:damadum:problem:not_found",
      title: message,
      status: 404,
      instance: `urn:uuid:${String(response.headers["x-request-id"])}`,
    });
  });

  it.each([
    ["broken JSON", '{"username":', 400, "malformed_request"],
    ["no body", "", 400, "malformed_request"],
    ["a prototype", '{"__proto__":{"admin":true}}', 400, "malformed_request"],
    ["no object", "[]", 422, "validation_failed"],
    ["null", "null", 400, "malformed_request"],
    ["deep nesting", `${"[".repeat(30_000)}${"]".repeat(30_000)}`, 422, "validation_failed"],
    ["too much", JSON.stringify({ username: "x".repeat(70_000) }), 413, "content_too_large"],
  ])("is refused as %s", async (_, payload, status, code) => {
    const response = await login(payload);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it("can be read by the web when a number in its path is far too long", async () => {
    const headers = { origin: "http://localhost:3000" };
    const url = `/api/receiver-links/${"a".repeat(4000)}`;
    const response = await server.app.inject({ method: "GET", url, headers });
    expect(response.statusCode).toBe(400);
    expect(response.headers["access-control-allow-origin"]).toBe(headers.origin);
  });

  it("is answered with a Problem when node's parser cannot read it", async () => {
    const url = new URL(await server.app.listen({ host: "127.0.0.1", port: 0 }));
    const sent: readonly (readonly [string, number])[] = [
      ["GARBAGE\r\n\r\n", 400],
      [`GET /health HTTP/1.1\r\nhost: a\r\nx: ${"x".repeat(70_000)}\r\n\r\n`, 431],
    ];
    for (const [request, status] of sent) {
      const socket = connect(Number(url.port), url.hostname);
      socket.end(request);
      const answer = await text(socket);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toContain('"code":"malformed_request"');
      expect(answer).toContain("strict-transport-security: max-age=31536000; includeSubDomains");
    }
  });

  it("is answered without a body when it is OPTIONS but not a preflight", async () => {
    const response = await server.app.inject({ method: "OPTIONS", url: "/api/users/my" });
    expect([response.statusCode, response.body]).toEqual([204, ""]);
  });

  it("is answered without a body when it is HEAD for the health check", async () => {
    const response = await server.app.inject({ method: "HEAD", url: "/health" });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
  });

  it("is 415 when it is not JSON", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const response = await login("username=a", { "content-type": type });
      expect([response.statusCode, response.json().code]).toEqual([415, "unsupported_media_type"]);
    }
  });

  it("is 400 when its URL cannot be decoded", async () => {
    const response = await server.app.inject({ method: "GET", url: "/api/estimates/%E0%A4%A" });
    expect([response.statusCode, response.json().code]).toEqual([400, "malformed_request"]);
    expect(response.headers).toMatchObject(protection);
  });

  it("is answered within a second with at most 50 errors when it breaks thousands of rules", async () => {
    const payload = JSON.stringify({ items: Array.from({ length: 20_000 }, () => ({})) });
    const began = performance.now();
    const response = await server.app.inject({
      method: "POST",
      url: "/api/estimates/amount",
      headers: json,
      payload,
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.length).toBeLessThanOrEqual(50);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe("an unforeseen error", () => {
  it("answers with the constant text and keeps the details in the log", async () => {
    const broken = await startTestServer();
    await broken.api.ok("getHealth");
    await broken.services.db.destroy();
    const response = await broken.app.inject({
      method: "GET",
      url: "/api/schedule/day/2026-12-01",
    });
    expect(response.statusCode).toBe(500);
    const message = "문제가 생겼어요. 잠시 뒤 다시 시도해 주세요.";
    const { instance, ...rest } = response.json();
    expect(rest).toEqual({
      code: "internal_error",
      message,
      type: "urn:damadum:problem:internal_error",
      title: message,
      status: 500,
    });
    // Whoever asks for help names it, and the log has it.
    const id = instance.replace("urn:uuid:", "");
    expect(broken.logged.some((line) => line.includes(id) && line.includes("failed"))).toBe(true);
    const health = await broken.app.inject({ method: "GET", url: "/health" });
    expect([health.statusCode, health.json().code]).toEqual([503, "unavailable"]);
    expect(broken.logged.some((line) => line.includes('"failed"'))).toBe(true);
    await broken.app.close();
  });
});

describe("another origin", () => {
  const preflight = (origin: string) =>
    server.app.inject({
      method: "OPTIONS",
      url: "/api/token/refresh",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,refresh-token,idempotency-key",
      },
    });

  it("may call when it is the web's", async () => {
    const { headers } = await preflight("http://localhost:3000");
    expect(headers["access-control-allow-origin"]).toBe("http://localhost:3000");
    expect(headers["access-control-allow-headers"]).toContain("refresh-token");
    expect(headers["access-control-allow-headers"]).toContain("idempotency-key");
    expect(headers["access-control-allow-methods"]).toContain("PUT");
  });

  it("may not when it is any other", async () => {
    const { headers } = await preflight("https://evil.example");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  it("can read Retry-After and Date, and gets the protective headers", async () => {
    const { headers } = await server.app.inject({
      method: "GET",
      url: "/health",
      headers: { origin: "http://localhost:3000" },
    });
    const exposed = String(headers["access-control-expose-headers"]).split(", ");
    expect(exposed).toEqual(expect.arrayContaining(["date", "retry-after", "etag", "location"]));
    expect(exposed).toEqual(expect.arrayContaining(["ratelimit", "x-request-id"]));
    expect(headers).toMatchObject(protection);
    expect(headers["x-powered-by"]).toBeUndefined();
  });
});

describe("too many requests", () => {
  it("are refused with Retry-After, except for the health check", async () => {
    const strict = await startTestServer({ limitFactor: 1 });
    const get = (url: string) => strict.app.inject({ method: "GET", url });
    for (let count = 0; count < 600; count += 1) await get("/api/nothing");
    const response = await get("/api/specs/move");
    expect(response.statusCode).toBe(429);
    expect(response.json().message).toBe("요청이 너무 잦아요. 잠시 뒤 다시 시도해 주세요.");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(response.headers["ratelimit"]).toMatch(/^"ofVisitorsFromAddress";r=0;t=[1-9]\d*$/);
    expect(response.headers["ratelimit-policy"]).toBe('"ofVisitorsFromAddress";q=600;w=60');
    expect((await get("/health")).statusCode).toBe(200);
    await strict.close();
  });

  it("are counted by member, so that members who share an address do not stop each other", async () => {
    const strict = await startTestServer({ limitFactor: 1 });
    const members = [await newMember(strict), await newMember(strict)];
    const getMe = async (index: number) => {
      const headers = { authorization: `Bearer ${members[index]?.token}` };
      return (await strict.app.inject({ url: "/api/users/my", headers })).statusCode;
    };
    const answers = await times(601, () => getMe(0));
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    expect(await getMe(1)).toBe(200);
    const headers = { authorization: "Bearer nobody" };
    const unknown = await times(601, () => strict.app.inject({ url: "/api/nothing", headers }));
    expect(unknown.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    expect(await getMe(1)).toBe(200);
    await strict.close();
  });
});
