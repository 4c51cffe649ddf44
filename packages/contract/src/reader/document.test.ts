import { describe, expect, it } from "vitest";

import { readDocument, withDefs } from "./document.ts";

const yaml = (schemas: string) => ({
  "openapi.yaml": `paths: {}\nsecurity: []\ncomponents:\n  schemas:\n${schemas}`,
});
const named = yaml(`
    Floor: { type: integer, title: 층수 }
    Place:
      type: object
      properties:
        floor: { $ref: "#/components/schemas/Floor" }
        lowest: { $ref: "#/components/schemas/Floor", title: 맨 아래층 }
`);

describe("readDocument", () => {
  it("replaces references and prefers the words beside them", () => {
    const { Floor, Place } = readDocument(named).components.schemas;
    expect(Place?.properties?.["floor"]).toBe(Floor);
    expect(Place?.properties?.["lowest"]).toEqual({ type: "integer", title: "맨 아래층" });
  });

  it("keeps references to schemas when their names are needed", () => {
    const { Place } = readDocument(named, { keepSchemas: true }).components.schemas;
    expect(Place?.properties?.["floor"]).toEqual({ $ref: "#/components/schemas/Floor" });
  });

  it("rejects a reference to nothing", () => {
    const broken = yaml('    Place: { $ref: "#/components/schemas/Plaice" }');
    expect(() => readDocument(broken)).toThrow(
      "openapi.yaml#/components/schemas/Place: there is no #/components/schemas/Plaice",
    );
  });

  it.each([
    ["an empty property", "{ type: object, properties: { a: } }", "/properties/a: is no schema"],
    ["an unknown type", "{ type: strin }", ': there is no type "strin"'],
    [
      "a list without items",
      "{ type: [array] , items: { type: array } }",
      "/items: a list needs items",
    ],
    [
      "a broken pattern",
      '{ oneOf: [{ type: string, pattern: "[a-" }] }',
      "/oneOf/0: its pattern cannot be read",
    ],
  ])("names file and place of %s", (_case, schema, problem) => {
    expect(() => readDocument(yaml(`    Place: ${schema}`))).toThrow(
      `openapi.yaml#/components/schemas/Place${problem}`,
    );
  });

  it("names file and place of an operation without an id and of a schema inside it", () => {
    const path = (operation: string) => ({
      "openapi.yaml": `paths: { /a: { get: { ${operation} } } }\ncomponents: { schemas: {} }`,
    });
    expect(() => readDocument(path("responses: {}"))).toThrow(
      "openapi.yaml#/paths/~1a/get: an operation needs an operationId",
    );
    expect(() =>
      readDocument(path("operationId: a, responses: {}, parameters: [{ name: b, schema: }]")),
    ).toThrow("openapi.yaml#/paths/~1a/get/parameters/0/schema: is no schema");
  });

  it.each([
    ["broken off", "paths: {", /"openapi\.yaml" \(\d+:\d+\)/],
    ["empty", " \n", /^openapi\.yaml: is empty/],
    ["indented by a tab", "paths:\n\t/a: {}", /"openapi\.yaml" \(2:1\)/],
    ["no map", "paths", /^openapi\.yaml: has no paths/],
    [
      "ten thousand lists deep",
      `paths: ${"[".repeat(10_000)}${"]".repeat(10_000)}`,
      /openapi\.yaml/,
    ],
  ])("names the file when it is %s", (_case, text, message) => {
    expect(() => readDocument({ "openapi.yaml": text })).toThrow(message);
  });

  it("keeps a reference into $defs when a schema contains itself", () => {
    const document = readDocument(
      yaml('    Box: { type: array, items: { $ref: "#/components/schemas/Box" } }'),
    );
    const { Box = {} } = document.components.schemas;
    expect(withDefs(Box, document)).toEqual({ ...Box, $defs: { Box } });
    expect(Box.items).toEqual({ $ref: "#/$defs/Box" });
  });
});
