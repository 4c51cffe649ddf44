import { parseContract } from "@damadum/contract/reader";
import { fastify, type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { errorResponse } from "./error-response.ts";
import type { Handlers } from "./handlers.ts";
import { registerOperations } from "./register-operations.ts";

const PARAMETER = "in: query, style: form";
const contract = `
security: []
paths:
  /things:
    get:
      operationId: listThings
      tags: [thing]
      deprecated: true
      x-deprecated-on: "2026-12-01"
      x-sunset: "2027-03-01"
      parameters:
        - { name: tags, ${PARAMETER}, explode: true, schema: { type: array, maxItems: 2, items: { type: string } } }
        - { name: ids, ${PARAMETER}, explode: false, schema: { type: array, items: { type: integer } } }
        - { name: page, ${PARAMETER}, schema: { type: integer } }
      responses:
        "200": { content: { application/json: { schema: { $ref: "#/components/schemas/Thing" } } } }
        "400": {}
components:
  schemas:
    Thing:
      type: object
      properties:
        query: { type: object, additionalProperties: true }
        kind: { const: thing }
        "이름-값": { type: array, prefixItems: [{ type: string }, { type: integer }], minItems: 2, maxItems: 2 }
        counts: { type: object, additionalProperties: { type: integer } }
        parts: { type: array, items: { $ref: "#/components/schemas/Thing" } }
`;
const { operations } = parseContract({ "openapi.yaml": contract });

const leaf = { kind: "thing", "이름-값": ["a", 1], counts: { b: 2 }, parts: [] };
const handlers: Handlers = Object.assign(Object.create(null), {
  listThings: async ({ query }: { readonly query: unknown }) => ({
    status: 200,
    body: { query, ...leaf, parts: [{ ...leaf, parts: [leaf] }] },
  }),
});

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(errorResponse(error, undefined).status).send(),
  );
  registerOperations(app, {
    operations,
    handlers,
    authenticate: async () => null,
    answerOnce: (_request, work) => work(),
    takeTurns: (_subject, work) => work(),
  });
  await app.ready();
});
afterAll(() => app.close());

it.each([
  ["?tags=a", { tags: ["a"] }],
  ["?tags=a&tags=b", { tags: ["a", "b"] }],
  ["?tags=a,b", { tags: ["a,b"] }],
  ["?ids=1", { ids: [1] }],
  ["?ids=1,2", { ids: [1, 2] }],
  ["?ids=1%2C2", { ids: [1, 2] }],
  ["?ids=", { ids: [] }],
  ["?page=2", { page: 2 }],
])("registerOperations passes lists on when the query is %s", async (query, read) => {
  const answer = await app.inject({ url: `/things${query}` });
  expect(answer.json().query).toEqual(read);
});

it.each(["?tags=a&tags=b&tags=c", "?ids=1,a", "?page=1&page=2", "?page=a"])(
  "registerOperations answers 400 when the query is %s",
  async (query) => {
    expect((await app.inject({ url: `/things${query}` })).statusCode).toBe(400);
  },
);

it("registerOperations sends maps, tuples and constants to any depth when a schema contains itself", async () => {
  const answer = await app.inject({ url: "/things" });
  expect(answer.json()).toEqual({ query: {}, ...leaf, parts: [{ ...leaf, parts: [leaf] }] });
});

it("answers Deprecation and Sunset when the contract says that an operation goes", async () => {
  for (const url of ["/things", "/things?page=x"]) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      deprecation: "@1796083200",
      sunset: "Mon, 01 Mar 2027 00:00:00 GMT",
    });
  }
});
