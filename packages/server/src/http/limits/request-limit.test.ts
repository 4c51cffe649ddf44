import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { errorResponse } from "../error-response.ts";
import { limitRequests } from "./request-limit.ts";

let app: FastifyInstance;
let worked = 0;
beforeAll(async () => {
  app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(errorResponse(error, undefined).status).send(),
  );
  // Simulates a connection that closed before its request was handled.
  app.addHook("onRequest", async ({ headers, raw }) => {
    if (!("hung-up" in headers)) return;
    Object.defineProperty(raw.socket, "remoteAddress", { value: undefined });
  });
  limitRequests(app, 1);
  app.get("/", async () => {
    worked += 1;
    return "";
  });
  await app.ready();
});
afterAll(() => app.close());

it("the request limit drops a request without an error when its client has hung up", async () => {
  expect((await app.inject({ url: "/" })).statusCode).toBe(200);
  const gone = await app.inject({ url: "/", headers: { "hung-up": "1" } });
  expect([gone.statusCode, worked]).toEqual([400, 1]);
});
