import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { readContract } from "@damadum/contract/reader";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encoded, type Sent } from "../api-client.ts";
import { drive } from "../drivers/drivers.ts";
import { checkResponse } from "../response-checker.ts";
import { testServer } from "../test-server.ts";

const MAIN = new URL("../../../../sdk/mock/main.ts", import.meta.url);

const server = testServer({ slotCapacity: 10_000, boxDeliveryCapacity: 10_000 });
const mock = spawn(process.execPath, [MAIN.pathname], {
  env: { ...process.env, API_PORT: "0" },
  stdio: ["ignore", "pipe", "inherit"],
});
let origin: string;

beforeAll(async () => {
  const [line] = await once(createInterface(mock.stdout), "line");
  origin = String(line).replace("Mock: ", "");
});
afterAll(() => mock.kill("SIGKILL"));

/** One tag in `npm test`, every operation in `pnpm test:full`. No operation is excepted. */
const driven = readContract().operations.filter(
  ({ tag }) => process.env["TEST_FULL"] === "1" || tag === "estimate",
);

/** The request that a driver prepares on the server must succeed in the mock too, with an answer of the contract. */
describe("the mock answers with the success status when the server does", () => {
  it.each(driven)("$id", async (operation) => {
    const { id, method, path, bodyType, responses, files } = operation;
    const sent: Sent = await drive(server, operation);
    const url = new URL(
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(sent.path?.[name] ?? name),
      ),
      origin,
    );
    for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, value);
    const body = sent.body === undefined ? undefined : await encoded(sent.body, bodyType);
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers: {
        ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
        ...(body && { "content-type": body.type }),
        ...sent.headers,
      },
      ...(body && { body: body.payload }),
    });
    const { status } = response;
    const bytes = Buffer.from(await response.arrayBuffer());
    const text = bytes.toString("utf8");
    const isSuccess = [...responses.keys()].includes(String(status)) && status < 300;
    expect(isSuccess, `${status} ${text}`).toBe(true);
    const answer = files.has(String(status)) ? bytes : text === "" ? undefined : JSON.parse(text);
    checkResponse(id, { status, body: answer, retryAfter: null });
  });
});

it("the mock ends with success when it is told to stop while a request waits", async () => {
  const headers = { "mock-scenario": "loading", authorization: "Bearer anyone" };
  const waiting = fetch(`${origin}/api/users/my`, { headers }).catch(String);
  // Answered after the first was received.
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  const ended = once(mock, "exit");
  mock.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await waiting).toBe("TypeError: fetch failed");
});
