import { readContract, type ContractOperation } from "@damadum/contract/reader";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAuthenticate } from "../../account/session/authenticate.ts";
import { createHandlers } from "../../build-app.ts";
import { createApp } from "../../http/create-app.ts";
import { createAnswerOnce } from "../../http/idempotency/answer-once.ts";
import { createTakeTurns } from "../../http/idempotency/take-turns.ts";
import { registerOperations } from "../../http/register-operations.ts";
import { ApiClient } from "../api-client.ts";
import { drive } from "../drivers/drivers.ts";
import { testServer } from "../test-server.ts";

const PARTS = ["path", "query", "headers"] as const;
const server = testServer({ slotCapacity: 10_000, boxDeliveryCapacity: 10_000 });
const { operations } = readContract();
/** `part name` of each parameter that the handlers of this test have read. */
const read = new Set<string>();
let api: ApiClient;

/** Records what is read by name. Spread into another object, a parameter would count as read that nobody knows of. */
function watched(part: string, values: object): object {
  return new Proxy(values, {
    get: (target, name) => {
      if (typeof name === "string") read.add(`${part} ${name}`);
      return Reflect.get(target, name);
    },
    ownKeys: () => {
      throw new Error(`A handler takes ${part} whole: read its parameters by their names`);
    },
  });
}

/** The parameters that a handler has to heed; the others are heeded before it, for every operation alike. */
function ownParameters({ parameters, edits }: ContractOperation): readonly string[] {
  return parameters
    .filter(({ name, ...each }) => each["x-sent-by-sdk"] !== true || name !== "idempotency-key")
    .filter(({ name }) => edits === undefined || name !== "if-match")
    .map(({ in: place, name }) => `${place === "header" ? "headers" : place} ${name}`);
}

/** Those with a query or a header in `npm test`, paths too in `pnpm test:full`. */
const isTried = (operation: ContractOperation) =>
  ownParameters(operation).some(
    (each) => process.env["TEST_FULL"] === "1" || !each.startsWith("path "),
  );
const unread = (operation: ContractOperation) =>
  ownParameters(operation).filter((parameter) => !read.has(parameter));

beforeAll(async () => {
  const { services } = server;
  const handlers = createHandlers(services);
  for (const [id, handle] of Object.entries(handlers)) {
    Reflect.set(handlers, id, (call: object) =>
      Reflect.apply(handle, handlers, [
        {
          ...call,
          ...Object.fromEntries(
            PARTS.map((part) => [part, watched(part, Object(Reflect.get(call, part)))]),
          ),
        },
      ]),
    );
  }
  const app = await createApp(
    { webOrigins: [], trustProxy: true, limitFactor: 1000 },
    services.log,
  );
  registerOperations(app, {
    operations,
    handlers,
    authenticate: createAuthenticate(services),
    answerOnce: createAnswerOnce(services),
    takeTurns: createTakeTurns(services),
  });
  await app.ready();
  api = new ApiClient(app);
});
afterAll(() => read.clear());

describe("an operation heeds every parameter that it declares", () => {
  it.each(operations.filter(isTried))("$id", async (operation) => {
    const sent = await drive(server, operation);
    read.clear();
    expect((await api.send(operation.id, sent)).status).toBeLessThan(300);
    expect(unread(operation)).toEqual([]);
    const planted = { name: "x_new", in: "query", schema: { type: "string" } } as const;
    expect(unread({ ...operation, parameters: [...operation.parameters, planted] })).toEqual([
      "query x_new",
    ]);
  });
});
