import { readContract } from "@damadum/contract/reader";
import { describe, expect, it } from "vitest";
import { handlerTable } from "./handler-table.ts";
import type { Handlers, HandlersOf } from "./handlers.ts";

const { operations } = readContract();
const health: HandlersOf<"health"> = {
  getHealth: async () => ({ status: 200, body: { status: "ok" } }),
};

/** Handlers as a careless change would leave them, which the compiler would reject. */
function handlersOf(table: Readonly<Record<string, unknown>>): Handlers {
  const handlers: unknown = table;
  // @ts-expect-error -- deliberately not known to be complete
  return handlers;
}

const complete = Object.fromEntries(
  operations.map(({ id }) => [id, async () => ({ status: 200 })]),
);

describe("the operation table", () => {
  it("has a handler for each operation of the contract", () => {
    expect(handlerTable(handlersOf(complete), operations)).toHaveLength(operations.length);
    expect(Object.keys(health)).toEqual(["getHealth"]);
  });

  it("throws when a handler is missing", () => {
    const { login: _login, ...rest } = complete;
    expect(() => handlerTable(handlersOf(rest), operations)).toThrow("openapi.yaml has login");
  });

  it("throws when there is one handler too many", () => {
    const more = { ...complete, logIn: async () => ({ status: 200 }) };
    expect(() => handlerTable(handlersOf(more), operations)).toThrow("does not have logIn");
  });

  it("throws when a handler is not a function", () => {
    const odd = { ...complete, login: "soon" };
    expect(() => handlerTable(handlersOf(odd), operations)).toThrow("no feature handles it");
  });

  it("does not compile in any of these cases", () => {
    // @ts-expect-error -- missing
    const missing: HandlersOf<"health"> = {};
    const unknown: HandlersOf<"health"> = {
      ...health,
      // @ts-expect-error -- unknown
      getHealthy: health.getHealth,
    };
    const odd: HandlersOf<"health"> = {
      // @ts-expect-error -- wrong answer
      getHealth: async () => ({ status: 200, body: { status: "fine" } }),
    };
    expect([missing, unknown, odd]).toHaveLength(3);
  });
});
