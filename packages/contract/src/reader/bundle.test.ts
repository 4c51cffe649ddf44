import { describe, expect, it } from "vitest";

import { bundle } from "./bundle.ts";
import { contractFiles } from "./contract.ts";

const root = (path: string) => `
paths:
  /boxes: { $ref: "openapi/box.yaml#/paths/${path}" }
components:
  schemas:
    Money: { type: integer }
`;
const box = (file: string) => `
paths:
  /boxes: { get: { price: { $ref: "${file}#/components/schemas/Money" } } }
components:
  schemas:
    Box: { type: string }
`;
const files = (text = box("../openapi.yaml"), path = "~1boxes") => ({
  "openapi.yaml": root(path),
  "openapi/box.yaml": text,
});

describe("bundle", () => {
  it("joins paths and components and knows their files when the root refers to a part", () => {
    const { document, placeAt } = bundle(files());
    expect(document).toEqual({
      paths: { "/boxes": { get: { price: { $ref: "#/components/schemas/Money" } } } },
      components: { schemas: { Money: { type: "integer" }, Box: { type: "string" } } },
    });
    expect(["#/components/schemas/Money/type", "#/components/schemas/Box"].map(placeAt)).toEqual([
      "openapi.yaml#/components/schemas/Money/type",
      "openapi/box.yaml#/components/schemas/Box",
    ]);
  });

  it.each([
    [
      "a reference names another file",
      files(box("")),
      "openapi/box.yaml#/paths/~1boxes/get/price: there is no #/components/schemas/Money",
    ],
    [
      "a part lacks a listed path",
      files(undefined, "~1bags"),
      "openapi.yaml#/paths/~1boxes: there is no openapi/box.yaml#/paths/~1bags",
    ],
    [
      "the root does not list a path",
      files(box("../openapi.yaml").replace("  /boxes", "  /bags: {}\n  /boxes")),
      "openapi/box.yaml#/paths/~1bags: openapi.yaml does not list it",
    ],
    [
      "two files have the same name",
      files(box("../openapi.yaml").replace("Box", "Money")),
      "openapi/box.yaml#/components/schemas/Money: openapi.yaml has one too",
    ],
  ])("names file and place when %s", (_, broken, message) => {
    expect(() => bundle(broken)).toThrow(message);
  });
});

it("every component of the contract is referred to", () => {
  const { document } = bundle(contractFiles());
  const { securitySchemes: _, ...components } = Object(document["components"]);
  const text = JSON.stringify(document);
  const unused = Object.entries(components).flatMap(([kind, named]) =>
    Object.keys(Object(named)).filter((name) => !text.includes(`"#/components/${kind}/${name}"`)),
  );
  expect(unused).toEqual([]);
});
