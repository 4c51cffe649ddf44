import type { AddressInfo } from "node:net";

import { readContract } from "@damadum/contract/reader";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createMockServer } from "./mock-server.ts";

const errors: unknown[] = [];
const server = createMockServer({
  day: "2026-12-01",
  latencyMs: 0,
  onError: (error) => errors.push(error),
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const isTcp = (value: typeof address): value is AddressInfo => typeof value === "object";
  if (!isTcp(address)) throw new Error("The mock has no port");
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const draft = readContract().operations.find(({ id }) => id === "createEstimate")?.exampleBody;

interface Call {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string;
}

async function call(method: string, path: string, { body, headers, key = "member" }: Call = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
}

test("the mock remembers an order when it is created, listed, read and cancelled", async () => {
  const created = await call("POST", "/api/estimates", { body: draft });
  expect(created.status).toBe(201);
  const { serial } = created.body;
  const before = await call("GET", "/api/estimates");
  expect(before.body.items[0]).toMatchObject({ serial, status: "QUOTED" });
  expect((await call("GET", `/api/estimates/${serial}`)).body).toEqual(created.body);

  const cancelled = await call("POST", `/api/estimates/${serial}/cancel`, { body: {} });
  expect(cancelled.body).toMatchObject({ serial, status: "CANCEL", draft });
  const after = await call("GET", "/api/estimates");
  expect(after.body.items[0]).toMatchObject({ serial, status: "CANCEL" });
  expect(after.body.paging.total).toBe(before.body.paging.total);
  expect((await call("GET", `/api/estimates/${serial}`)).body).toEqual(cancelled.body);
});

test("the mock keeps what one key created from another when both list", async () => {
  const { body } = await call("POST", "/api/estimates", { body: draft, key: "one" });
  const serials = async (key: string) =>
    (await call("GET", "/api/estimates", { key })).body.items.map(
      (each: { serial: string }) => each.serial,
    );
  expect(await serials("one")).toContain(body.serial);
  expect(await serials("other")).not.toContain(body.serial);
});

test("the mock forgets an address when it is deleted", async () => {
  const [first, second] = (await call("GET", "/api/users/my/address")).body;
  expect((await call("DELETE", `/api/users/my/address/${first.id}`)).status).toBe(204);
  expect((await call("GET", "/api/users/my/address")).body[0]).toEqual(second);
  const { name, postcode, address, detail, floor, carriage, is_default } = first;
  const input = { name, postcode, address, detail, floor, carriage, is_default };
  const changed = await call("PUT", `/api/users/my/address/${first.id}`, { body: input });
  expect(changed).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test.each([
  ["createEstimate.slotFull", 409, "slot_full"],
  ["tooManyRequests", 429, "too_many_requests"],
  ["getEstimate.CANCEL, error", 500, "internal_error"],
  ["nothing", 400, "malformed_request"],
])("the mock answers as the header asks when it is %s", async (scenario, status, code) => {
  const headers = { "mock-scenario": scenario };
  const answer = await call("POST", "/api/estimates", { body: draft, headers });
  expect(answer).toMatchObject({ status, body: { code, status } });
  expect(answer.headers.get("content-type")).toContain("application/problem+json");
  expect(answer.body.instance).toBe(`urn:uuid:${answer.headers.get("x-request-id")}`);
});

test("the mock refuses a request when it breaks the contract", async () => {
  const unknown = await call("POST", "/api/estimates", { body: { move_date: "tomorrow" } });
  expect(unknown.status).toBe(422);
  expect(unknown.body.errors).toContainEqual(expect.objectContaining({ field: "move_date" }));
  expect((await call("GET", "/api/estimates?limit=1000")).body.errors[0].field).toBe("limit");
  expect((await call("GET", "/api/estimates?limit=100")).status).toBe(200);
  expect((await call("GET", "/api/nothing")).status).toBe(404);
  expect((await fetch(`${origin}/api/estimates`)).status).toBe(401);
  const broken = await fetch(`${origin}/api/estimates`, { method: "POST", body: "{" });
  expect(broken.status).toBe(400);
});

test("the mock answers another request when one waits for its latency", async () => {
  const stop = new AbortController();
  const headers = { "mock-latency": "60000" };
  const slow = fetch(`${origin}/health`, { headers, signal: stop.signal });
  const first = await Promise.race([slow.then(() => "slow"), call("GET", "/health")]);
  expect(first).toMatchObject({ status: 200 });
  stop.abort();
  await expect(slow).rejects.toThrow("abort");
});

test("the mock cuts the connection when the scenario is a lost network", async () => {
  const lost = call("GET", "/api/users/my", { headers: { "mock-scenario": "offline" } });
  await expect(lost).rejects.toThrow("fetch failed");
  expect(errors).toEqual([]);
});
