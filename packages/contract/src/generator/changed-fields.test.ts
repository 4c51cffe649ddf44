import { describe, expect, it } from "vitest";

import { contractAjv } from "../ajv.ts";
import { contractFiles, parseContract, type ContractFiles } from "../reader/contract.ts";
import { readDocument } from "../reader/document.ts";
import { editedContract } from "../testing/edited-contract.ts";
import { limitsSource } from "./limits-source.ts";
import { operationsSource } from "./operations-source.ts";
import { requestsSource } from "./requests-source.ts";

/** The contract with more fields in a schema, and more schemas before it. */
function withFields(schema: string, fields: string, more = ""): ContractFiles {
  const lines = fields.trim().split("\n");
  const added = lines.map((line) => `        ${line.trim()}\n`).join("");
  const start = new RegExp(`( {4}${schema}:\\n(?: {6}.*\\n)*? {6}properties:\\n)`);
  return editedContract(contractFiles(), start, `${more}$1${added}`);
}

const FIELDS = `tree: { $ref: "#/components/schemas/Tree" }`;
const TREE = `    Tree:
      type: object
      additionalProperties: false
      required: [name, branches]
      properties:
        name: { type: string, title: 이름, maxLength: 5 }
        branches: { type: array, items: { $ref: "#/components/schemas/Tree" } }
`;

describe("a field that is added to openapi.yaml", () => {
  it("is checked to any depth when its schema contains itself", () => {
    const { operations } = parseContract(withFields("ReviewInput", FIELDS, TREE));
    const operation = operations.find(({ body }) => body?.properties?.["tree"] !== undefined);
    const isValid = contractAjv().compile(operation?.body ?? false);
    const review = (tree: unknown) => Object.assign({ tree }, operation?.exampleBody);
    const leaf = (name: string) => ({ name, branches: [] });
    expect(isValid(review({ name: "a", branches: [leaf("b"), leaf("c")] }))).toBe(true);
    expect(isValid(review({ name: "a", branches: [leaf("longer")] }))).toBe(false);
    expect(isValid.errors?.[0]?.instancePath).toBe("/tree/branches/0/name");
  });

  it.each([
    [
      '"본문-길이": { type: integer, title: 길이, minimum: 0 }',
      { "본문-길이": 0 },
      { "본문-길이": -1 },
    ],
    [
      "extra: { type: object, title: 덧, additionalProperties: { type: integer } }",
      { extra: { a: 1 } },
      { extra: { a: "x" } },
    ],
    ["always: { type: integer, title: 늘, const: 0 }", { always: 0 }, { always: 1 }],
    [
      "pair: { type: array, title: 짝, prefixItems: [{ type: string }, { type: integer }], minItems: 2, maxItems: 2 }",
      { pair: ["a", 1] },
      { pair: [1, "a"] },
    ],
  ])("is checked as it is written when it is %s", (field, right, wrong) => {
    const files = withFields("ReviewInput", field);
    const [name = ""] = Object.keys(right);
    const { operations, schemas } = parseContract(files);
    const operation = operations.find(({ body }) => body?.properties?.[name] !== undefined);
    const isValid = contractAjv().compile(operation?.body ?? false);
    expect(isValid(Object.assign(right, operation?.exampleBody))).toBe(true);
    expect(isValid(Object.assign(wrong, operation?.exampleBody))).toBe(false);
    const document = readDocument(files, { keepSchemas: true });
    expect(operationsSource(document)).toContain("model.ReviewInput;");
    expect(limitsSource(document, schemas)).toContain("export const ReviewInput:");
    expect(requestsSource(document, schemas)).toContain(name);
  });

  it("has its limits and its schema for forms when it is in a request", () => {
    const files = withFields("ReviewInput", FIELDS, TREE);
    const document = readDocument(files, { keepSchemas: true });
    const { schemas } = parseContract(files);
    expect(limitsSource(document, schemas)).toContain("export const Tree:");
    expect(requestsSource(document, schemas)).toMatch(/"\$defs": \{\s+"Tree":/);
  });
});

describe("an error of the generators", () => {
  const generate = (files: ContractFiles) => {
    const document = readDocument(files, { keepSchemas: true });
    const { schemas } = parseContract(files);
    operationsSource(document);
    limitsSource(document, schemas);
    requestsSource(document, schemas);
  };
  const POPUP = "openapi/popup.yaml#/components/schemas/Popup/properties";

  it.each([
    [
      "a reference points at nothing",
      'broken: { type: array, items: { $ref: "#/components/schemas/Plaice" } }',
      `${POPUP}/broken/items: there is no #/components/schemas/Plaice`,
    ],
    [
      "a part that is no schema contains itself",
      '"a/b": { type: object, properties: { $ref: "#/components/schemas/Popup/properties" } }',
      `${POPUP}: contains itself`,
    ],
  ])("names file and place when %s", (_, field, message) => {
    expect(() => generate(withFields("Popup", field))).toThrow(message);
  });

  it("names file and place when a message names a limit that the schema does not have", () => {
    const field = `broken: { type: string, title: 값, x-message: "{minLength}자예요." }`;
    expect(() => generate(withFields("ReviewInput", field))).toThrow(
      "openapi/review.yaml#/components/schemas/ReviewInput/properties/broken: the x-message names minLength",
    );
  });

  it("names file and place when an operation lacks a part", () => {
    const tags = /(operationId: listPopups\n) {6}tags: \[popup\]\n/;
    const without = editedContract(contractFiles(), tags, "$1");
    expect(() => generate(without)).toThrow("openapi/popup.yaml#/paths/~1api~1popups/get: ");
  });

  it("names file and place when a response in parts has no name", () => {
    const named = /\$ref: "#\/components\/schemas\/Health"/;
    const unnamed = editedContract(contractFiles(), named, "type: object");
    expect(() => generate(unnamed)).toThrow(
      "openapi/health.yaml#/paths/~1health/get/responses/200/content/application~1json/schema: a schema with parts needs a name",
    );
  });

  it("names file and line when the YAML is broken", () => {
    const broken = withFields("Popup", "broken: { type: integer");
    const text = broken["openapi/popup.yaml"] ?? "";
    const line = text.slice(0, text.indexOf("broken:")).split("\n").length;
    expect(() => generate(broken)).toThrow(`in "openapi/popup.yaml" (${line + 1}:`);
  });
});
