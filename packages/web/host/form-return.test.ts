import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formReturn } from "./form-return.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(formReturn);
});
afterAll(() => app.close());

describe("Apple's form post", () => {
  const url = "/login/apple/callback";
  const post = (fields: Record<string, string>) =>
    app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });

  test("redirects to the page with its fields behind the #", async () => {
    const answer = { code: "c1", state: "s 1", id_token: "a.b.c", user: '{"name":{}}' };
    const response = await post({ ...answer, redirect: "https://evil.example" });
    expect(response.statusCode).toBe(303);
    expect(response.headers["cache-control"]).toBe("no-store");
    const [path, fragment] = String(response.headers.location).split("#");
    expect(path).toBe(url);
    expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual(answer);
  });

  test("redirects to no other address, whatever it contains", async () => {
    const response = await post({ state: "x\r\nset-cookie: a=b", code: "#//evil.example" });
    expect(String(response.headers.location)).toMatch(/^\/login\/apple\/callback#[\w%+&=.*-]*$/);
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test("is rejected when too long, and ignored when not a form", async () => {
    expect((await post({ code: "x".repeat(20_000) })).statusCode).toBe(413);
    const json = await app.inject({ method: "POST", url, payload: { code: "c1" } });
    expect(json.statusCode).toBe(303);
    expect(json.headers.location).toBe(`${url}#`);
  });

  test("is accepted at no other address", async () => {
    const other = await app.inject({ method: "POST", url: "/login/kakao/callback" });
    expect(other.statusCode).toBe(404);
  });
});
