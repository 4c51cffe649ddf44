import { describe, expect, it } from "vitest";

import type { JsonObject } from "../reader/json.ts";
import { reportOf } from "./report.ts";

// Changes that stand apart from what they change: behind a reference, in a member of allOf, above the operation.
const json = (schema: unknown) => ({
  description: "",
  content: { "application/json": { schema } },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const document = (item: object, rest: object = {}): JsonObject => ({
  openapi: "3.1.0",
  info: { title: "", version: "2.0.0" },
  paths: { "/a": item },
  ...rest,
});
const schemas = (named: object) => ({ components: { schemas: named } });
const sent = (schema: unknown, named: object = {}) =>
  document({ post: { requestBody: json(schema), responses: {} } }, schemas(named));
const answered = (schema: unknown, named: object = {}) =>
  document({ get: { responses: { 200: json(schema) } } }, schemas(named));
const responses = (all: object) => document({ get: { responses: all } });
const text = (maxLength: number) => ({ type: "string", maxLength });
const query = (schema: unknown, required = false) => ({ name: "q", in: "query", required, schema });
const verdict = (before: JsonObject, after: JsonObject) =>
  reportOf(before, after, "2026-12-01").verdict;

describe("the comparison finds what breaks when", () => {
  const general = { parameters: [query(text(9))] };
  const own = (parameter: object) =>
    document({ ...general, get: { parameters: [parameter], responses: {} } });
  const named = { ...ref("N"), maxLength: 30 };
  const property = (schema: unknown) => ({ type: "object", properties: { x: schema } });
  const problem = { default: json({ type: "object" }) };
  const tree = (limit: number) => ({
    T: {
      allOf: [
        property({ type: "array", maxItems: limit, items: ref("T") }),
        property({ minItems: 1 }),
      ],
    },
  });
  it.each([
    [
      "a limit under a looser one beside its reference shrinks",
      sent(named, { N: text(20) }),
      sent(named, { N: text(10) }),
    ],
    [
      "a limit in one member of allOf shrinks",
      sent({ allOf: [text(9), text(50)] }),
      sent({ allOf: [text(5), text(50)] }),
    ],
    [
      "a property's limit in one member of allOf shrinks",
      sent({ allOf: [property(text(9)), property(text(50))] }),
      sent({ allOf: [property(text(5)), property(text(50))] }),
    ],
    [
      "an enum in one member of allOf grows",
      answered({ allOf: [{ enum: ["A"] }, { enum: ["A", "B"] }] }),
      answered({ allOf: [{ enum: ["A", "B"] }, { enum: ["A", "B"] }] }),
    ],
    [
      "a rule that cannot be joined changes",
      sent({ allOf: [{ pattern: "^a" }, { pattern: "b$" }] }),
      sent({ allOf: [{ pattern: "^c" }, { pattern: "b$" }] }),
    ],
    [
      "a schema that contains itself through allOf grows",
      answered(ref("T"), tree(3)),
      answered(ref("T"), tree(9)),
    ],
    [
      "a name without a property is demanded",
      sent({ type: "object" }),
      sent({ type: "object", required: ["z"] }),
    ],
    [
      "any value may stand where a text was promised",
      answered({ additionalProperties: { type: "string" } }),
      answered({ additionalProperties: true }),
    ],
    ["a property is forbidden", sent(property({ type: "string" })), sent(property(false))],
    [
      "an operation demands its path's parameter",
      document({ ...general, get: { responses: {} } }),
      own(query(text(9), true)),
    ],
    [
      "an operation narrows its own form of its path's parameter",
      own(query(text(8))),
      own(query(text(3))),
    ],
    [
      "an error is answered in another form than promised",
      responses(problem),
      responses({ ...problem, 404: { description: "", content: { "text/html": {} } } }),
    ],
    [
      "what stands before every path changes",
      document({}, { servers: [{ url: "https://a.kr/v1" }] }),
      document({}, { servers: [{ url: "https://a.kr/v2" }] }),
    ],
    [
      "a path gets a server of its own",
      document({ get: { responses: {} } }),
      document({ servers: [{ url: "https://b.kr" }], get: { responses: {} } }),
    ],
  ])("%s", (_, before, after) => {
    expect(verdict(before, after)).toBe("breaking");
  });

  it.each([
    [
      "a looser limit beside a reference goes",
      sent(named, { N: text(20) }),
      sent(ref("N"), { N: text(20) }),
    ],
    [
      "a parameter moves from the operation to its path",
      document({ get: { parameters: [query(text(9))], responses: {} } }),
      document({ ...general, get: { responses: {} } }),
    ],
  ])("and nothing when %s", (_, before, after) => {
    expect(verdict(before, after)).toBe("none");
  });

  it("and only words when the host of a server changes", () => {
    const at = (host: string) => document({}, { servers: [{ url: `https://${host}/v1` }] });
    expect(verdict(at("a.kr"), at("b.kr"))).toBe("words");
  });
});
