import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";

import { ApiError } from "./api-error.ts";
import { fetcher } from "./fetcher.ts";
import { NetworkError } from "./network-error.ts";
import { ownSessionServer } from "./testing/own-session-server.ts";
import { BASE_URL, FIRST, problem } from "./testing/session-server.ts";

const { server, state, onSessionEnd, tokenStore, answer } = ownSessionServer();

const answerRefresh = (response: () => Response | Promise<Response>) =>
  server.use(http.post(`${BASE_URL}/api/token/refresh`, response));
const expire = (): void => state.valid.clear();

test("fetcher refreshes, stores the token and repeats the request with its body when the token has expired", async () => {
  expire();
  const body = JSON.stringify({ memo: "피아노" });
  await expect(fetcher("/echo", { method: "POST", body })).resolves.toEqual({
    token: "access-1",
    body,
  });
  expect(tokenStore.get()).toEqual({ ...FIRST, access_token: "access-1" });
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test("fetcher refreshes once when twenty requests fail with an expired token", async () => {
  expire();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => fetcher("/echo", { method: "POST", body: String(n) })),
  );
  expect(answers).toEqual(answers.map((_, n) => ({ token: "access-1", body: String(n) })));
  expect(state.renewals).toBe(1);
});

test("fetcher ends the session as logout when the token expires again after the refresh", async () => {
  answer(() => problem(401, "expired_token"));
  await expect(fetcher("/thing")).rejects.toMatchObject({ status: 401 });
  expect(state.renewals).toBe(1);
  expect(onSessionEnd.mock.calls).toEqual([["logout"]]);
  expect(tokenStore.get()).toBeNull();
});

test("fetcher ends the session as expired when the new token is invalid", async () => {
  let tries = 0;
  answer(() => problem(401, ++tries === 1 ? "expired_token" : "invalid_token"));
  await expect(fetcher("/thing")).rejects.toThrow(ApiError);
  expect(onSessionEnd.mock.calls).toEqual([["expired"]]);
});

test.each([
  ["invalid_token", () => problem(401, "invalid_token"), "expired"],
  ["no body", () => new HttpResponse(null, { status: 401 }), "logout"],
  [
    "invalid_token in a blob",
    () =>
      new HttpResponse(new Blob(['{"code":"invalid_token","message":"다시 로그인해 주세요."}']), {
        status: 401,
        headers: { "content-type": "application/octet-stream" },
      }),
    "expired",
  ],
])("fetcher ends the session immediately when a 401 has %s", async (_what, response, reason) => {
  answer(response);
  await expect(fetcher("/thing")).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnd.mock.calls).toEqual([[reason]]);
  expect(tokenStore.get()).toBeNull();
  expect(state.renewals).toBe(0);
});

test("fetcher refreshes when expired_token comes in a blob", async () => {
  let tries = 0;
  answer(() =>
    ++tries === 1
      ? new HttpResponse(new Blob(['{"code":"expired_token","message":"지났어요."}']), {
          status: 401,
          headers: { "content-type": "image/png" },
        })
      : HttpResponse.json("ok"),
  );
  await expect(fetcher("/thing")).resolves.toBe("ok");
});

test("fetcher ends the session once when a refresh is rejected while many requests wait", async () => {
  expire();
  answerRefresh(() => problem(401, "invalid_token"));
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => fetcher("/echo")));
  expect(results.every((each) => each.status === "rejected")).toBe(true);
  expect(onSessionEnd.mock.calls).toEqual([["expired"]]);
  expect(tokenStore.get()).toBeNull();
});

test("fetcher ends the session as expired when there is no refresh token", async () => {
  expire();
  tokenStore.set({ access_token: "alone" });
  answerRefresh(() => problem(400, "malformed_request"));
  await expect(fetcher("/echo")).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnd.mock.calls).toEqual([["expired"]]);
});

test.each([
  ["no connection", () => HttpResponse.error(), NetworkError],
  ["a gateway's 502", () => new HttpResponse(null, { status: 502 }), ApiError],
  ["429", () => problem(429, "too_many_requests"), ApiError],
])("fetcher keeps the session when a refresh fails with %s", async (_what, response, kind) => {
  expire();
  answerRefresh(response);
  await expect(fetcher("/echo")).rejects.toThrow(kind);
  expect(onSessionEnd).not.toHaveBeenCalled();
  expect(tokenStore.get()).toEqual(FIRST);
  server.resetHandlers();
  await expect(fetcher("/echo")).resolves.toMatchObject({ token: "access-1" });
});

test("fetcher keeps the session when a refresh times out", async () => {
  expire();
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() =>
    AbortSignal.abort(new DOMException("late", "TimeoutError")),
  );
  await expect(fetcher("/echo")).rejects.toThrow(NetworkError);
  expect(tokenStore.get()).toEqual(FIRST);
});

test("fetcher keeps the session when a password is wrong", async () => {
  server.use(http.post(`${BASE_URL}/api/login/id`, () => problem(401, "login_failed")));
  await expect(fetcher("/api/login/id", { method: "POST" })).rejects.toMatchObject({
    problem: { code: "login_failed" },
  });
  expect(onSessionEnd).not.toHaveBeenCalled();
  expect(tokenStore.get()).toEqual(FIRST);
});

test("fetcher keeps the session when a proxy returns 401 with a page", async () => {
  answer(() => HttpResponse.html("<h1>Sign in to the Wi-Fi</h1>", { status: 401 }));
  await expect(fetcher("/thing")).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test("fetcher keeps the session when a request without a token gets a 401 without a body", async () => {
  tokenStore.clear();
  answer(() => new HttpResponse(null, { status: 401 }));
  await expect(fetcher("/thing")).rejects.toMatchObject({ status: 401 });
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test.each(["expired_token", "invalid_token"] as const)(
  "fetcher repeats with the stored token when %s is about an older one",
  async (code) => {
    server.use(
      http.get(`${BASE_URL}/thing`, ({ request }) => {
        if (request.headers.get("authorization") === "Bearer newer") return HttpResponse.json("ok");
        tokenStore.set({ ...FIRST, access_token: "newer" });
        return problem(401, code);
      }),
    );
    await expect(fetcher("/thing")).resolves.toBe("ok");
    expect(state.renewals).toBe(0);
    expect(onSessionEnd).not.toHaveBeenCalled();
  },
);

test("fetcher stores no token when a logout happened during the refresh", async () => {
  expire();
  answerRefresh(() => {
    tokenStore.clear();
    return HttpResponse.json({ access_token: "access-1" });
  });
  await expect(fetcher("/echo")).rejects.toMatchObject({ status: 401 });
  expect(tokenStore.get()).toBeNull();
  expect(onSessionEnd).not.toHaveBeenCalled();
});

test("fetcher completes the other requests when one is aborted during a refresh", async () => {
  expire();
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  answerRefresh(async () => {
    asked.resolve();
    await go.promise;
    state.valid.add("access-1");
    return HttpResponse.json({ access_token: "access-1" });
  });
  const aborter = new AbortController();
  const leaving = fetcher("/echo", { signal: aborter.signal });
  const staying = fetcher("/echo");
  await asked.promise;
  aborter.abort(new Error("left the page"));
  await expect(leaving).rejects.toThrow("left the page");
  go.resolve();
  await expect(staying).resolves.toMatchObject({ token: "access-1" });
});
