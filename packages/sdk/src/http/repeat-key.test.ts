import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";

import { fetcher } from "./fetcher.ts";
import { defaultSdk } from "./sdk.ts";
import { ownSessionServer } from "./testing/own-session-server.ts";
import { BASE_URL } from "./testing/session-server.ts";

const { server, state } = ownSessionServer();
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Posts a body to an address with the given answers, one by one; returns the keys that were sent. */
async function keysOf(answers: readonly (() => Response)[], bodies: readonly BodyInit[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${BASE_URL}/order`, ({ request }) => {
      keys.push(request.headers.get("idempotency-key"));
      return answers[keys.length - 1]?.() ?? HttpResponse.json({});
    }),
  );
  for (const body of bodies) {
    await fetcher("/order", { method: "POST", body }).catch(() => undefined);
  }
  return keys;
}
const ok = () => HttpResponse.json({});

test.each([
  ["the connection was lost", () => HttpResponse.error()],
  ["the server failed", () => new HttpResponse(null, { status: 502 })],
  [
    "the answer was cut off",
    () => new HttpResponse('{"a":', { headers: { "content-type": "application/json" } }),
  ],
  ["the session was over", () => HttpResponse.json({ code: "x", message: "" }, { status: 401 })],
  ["it came too often", () => HttpResponse.json({ code: "x", message: "" }, { status: 429 })],
])("fetcher repeats the key when %s and the same is sent again", async (_why, failure) => {
  const [first, again, later] = await keysOf([failure, ok, ok], ["{}", "{}", "{}"]);
  expect(first).toMatch(UUID);
  expect(again).toBe(first);
  expect(later).not.toBe(first);
});

test("fetcher sends another key when the content differs, or was refused", async () => {
  const refused = () => HttpResponse.json({ code: "slot_full", message: "" }, { status: 409 });
  const keys = await keysOf([refused, () => HttpResponse.error()], ["{}", "{}", '{"a":1}']);
  expect(new Set(keys).size).toBe(3);
});

test("fetcher sends another key when two minutes have passed, or its caller ended the request", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const lost = () => {
    vi.setSystemTime(Date.now() + 121_000);
    return HttpResponse.error();
  };
  const [first, later] = await keysOf([lost], ["{}", "{}"]);
  vi.useRealTimers();
  expect(later).not.toBe(first);

  const signal = AbortSignal.abort();
  await expect(fetcher("/order", { method: "POST", body: "{}", signal })).rejects.toThrow("abort");
  expect(defaultSdk().unsettled.size).toBe(0);
});

test("fetcher sends another key with each form", async () => {
  const keys = await keysOf([() => HttpResponse.error()], [new FormData(), new FormData()]);
  expect(new Set(keys).size).toBe(2);
});

test("fetcher leaves the caller's own key alone, and sends none with a GET", async () => {
  await fetcher("/echo", { method: "POST", headers: { "Idempotency-Key": "k" }, body: "{}" });
  await fetcher("/echo");
  expect(state.seen.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["k", null]);
});
