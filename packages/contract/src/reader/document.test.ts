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

  it("keeps a reference into $defs when a schema contains itself", () => {
    const document = readDocument(
      yaml('    Box: { type: array, items: { $ref: "#/components/schemas/Box" } }'),
    );
    const { Box = {} } = document.components.schemas;
    expect(withDefs(Box, document)).toEqual({ ...Box, $defs: { Box } });
    expect(Box.items).toEqual({ $ref: "#/$defs/Box" });
  });
});
