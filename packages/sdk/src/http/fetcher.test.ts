import { delay, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { ApiError, isApiError } from "./api-error.ts";
import { fetcher } from "./fetcher.ts";
import { isNetworkError, NetworkError } from "./network-error.ts";
import { createSdk } from "./sdk.ts";
import { ownSessionServer } from "./testing/own-session-server.ts";
import { BASE_URL, FIRST, problem } from "./testing/session-server.ts";

// An origin with a trailing slash is the same origin.
const { state, onSessionEnd, tokenStore, answer } = ownSessionServer(`${BASE_URL}/`);

test("fetcher sends the bearer and refresh-token headers beside the caller's", async () => {
  await fetcher("/echo", { method: "POST", headers: { "idempotency-key": "k" }, body: "{}" });
  const headers = state.seen[0]?.headers;
  expect(headers?.get("authorization")).toBe("Bearer access-0");
  expect(headers?.get("refresh-token")).toBe("refresh-of-this-session");
  expect(headers?.get("idempotency-key")).toBe("k");
  expect(headers?.get("accept")).toBe("application/json");
});

test("fetcher sends neither header when there are no tokens", async () => {
  tokenStore.clear();
  await expect(fetcher("/echo")).rejects.toMatchObject({ status: 401 });
  expect(state.seen[0]?.headers.has("authorization")).toBe(false);
  expect(state.seen[0]?.headers.has("refresh-token")).toBe(false);
});

test.each([
  ["JSON", () => HttpResponse.json({ a: 1 }), { a: 1 }],
  ["no content", () => new HttpResponse(null, { status: 204 }), undefined],
  [
    "an empty JSON body",
    () => new HttpResponse("", { headers: { "content-type": "application/json" } }),
    undefined,
  ],
  ["text", () => HttpResponse.text("안녕"), "안녕"],
])("fetcher returns %s", async (_what, response, body) => {
  answer(response);
  await expect(fetcher("/thing")).resolves.toEqual(body);
});

test("fetcher returns a blob when the response has another type", async () => {
  answer(
    () => new HttpResponse(new Uint8Array([1, 2]), { headers: { "content-type": "image/png" } }),
  );
  const blob = await fetcher<Blob>("/thing");
  expect([blob.size, blob.type]).toEqual([2, "image/png"]);
});

test("fetcher throws ApiError when the response is a Problem", async () => {
  answer(() =>
    HttpResponse.json(
      {
        code: "validation_failed",
        message: "확인해 주세요.",
        errors: [{ field: "a", code: "required", message: "b" }],
      },
      { status: 422 },
    ),
  );
  const error = await fetcher("/thing").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({
    status: 422,
    message: "확인해 주세요.",
    problem: { code: "validation_failed", errors: [{ field: "a" }] },
    retryAfterSeconds: null,
  });
});

test.each([
  ["seconds", () => "30", 30],
  [
    "a date",
    () => new Date(Date.now() + 59_500).toUTCString(),
    expect.toSatisfy((n) => n > 50 && n <= 60),
  ],
  ["a past date", () => "Wed, 21 Oct 2015 07:28:00 GMT", 0],
  ["nonsense", () => "soon", null],
])("fetcher reads Retry-After when it is %s", async (_how, header, seconds) => {
  answer(() => problem(429, "too_many_requests", { "retry-after": header() }));
  await expect(fetcher("/thing")).rejects.toMatchObject({ retryAfterSeconds: seconds });
});

test.each([
  [502, "internal_error"],
  [503, "provider_unavailable"],
  [413, "content_too_large"],
])(
  "fetcher throws ApiError with a Problem when a proxy returns %i with a page",
  async (status, code) => {
    answer(() => HttpResponse.html("<h1>Bad gateway</h1>", { status }));
    const error = await fetcher("/thing").catch((caught: unknown) => caught);
    expect(error).toMatchObject({ status, problem: { code } });
    expect(error).toHaveProperty("message", expect.stringMatching(/요\.$/));
  },
);

test.each([
  ["no connection", () => HttpResponse.error()],
  [
    "a body cut off",
    () =>
      new HttpResponse(new ReadableStream({ start: (body) => body.error(new Error("reset")) }), {
        headers: { "content-type": "application/json" },
      }),
  ],
  [
    "an error's body cut off",
    () =>
      new HttpResponse(new ReadableStream({ start: (body) => body.error(new Error("reset")) }), {
        status: 401,
      }),
  ],
  [
    "half of a JSON text",
    () => new HttpResponse('{"a":', { headers: { "content-type": "application/json" } }),
  ],
])(
  "fetcher throws NetworkError and keeps the session when it receives %s",
  async (_what, response) => {
    answer(response);
    const error = await fetcher("/thing").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(isNetworkError(error)).toBe(true);
    expect(tokenStore.get()).toEqual(FIRST);
    expect(onSessionEnd).not.toHaveBeenCalled();
  },
);

test("fetcher throws the caller's own abort unchanged", async () => {
  answer(async () => {
    await delay("infinite");
    return HttpResponse.json({});
  });
  const aborter = new AbortController();
  const pending = fetcher("/thing", { signal: aborter.signal });
  aborter.abort(new Error("left the page"));
  await expect(pending).rejects.toThrow("left the page");
});

test("fetcher throws NetworkError when the caller's timeout elapses", async () => {
  answer(async () => {
    await delay("infinite");
    return HttpResponse.json({});
  });
  await expect(fetcher("/thing", { signal: AbortSignal.timeout(10) })).rejects.toThrow(
    NetworkError,
  );
});

test("fetcher throws the error of checkResponse when it rejects a response", async () => {
  const seen: unknown[] = [];
  const sdk = createSdk({
    baseUrl: BASE_URL,
    checkResponse: (response) => {
      seen.push(response);
      throw new Error("against the contract");
    },
  });
  answer(() => HttpResponse.json({ a: 1 }));
  await expect(fetcher("/thing?page=2", { sdk })).rejects.toThrow("against the contract");
  answer(() => HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(fetcher("/thing", { sdk })).rejects.toMatchObject({ status: 502 });
  expect(seen).toEqual([{ method: "GET", path: "/thing", status: 200, body: { a: 1 } }]);
});
