import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import type { RJSFSchema } from "@rjsf/utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { Validators } from "../src/engine/definition/form-definition.ts";
import { compileValidators } from "./compile-validators.ts";

// Two folders deep in the sources, like the compiled modules, so that their imports resolve.
const parent = fileURLToPath(new URL("../src/generated/", import.meta.url));
let folder: string;

beforeEach(() => {
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(join(parent, "test-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function compiled(...schemas: readonly RJSFSchema[]): Promise<Validators> {
  const file = join(folder, "validators.ts");
  writeFileSync(file, compileValidators(schemas));
  const module: { validators: Validators } = await import(pathToFileURL(file).href);
  return module.validators;
}

function errorsOf(validators: Validators, id: string, data: unknown): readonly string[] {
  const validate = validators[id];
  if (validate === undefined) throw new Error(`no validator ${id}`);
  return validate(data)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword, params }) => {
        const name: unknown = params["missingProperty"];
        return `${instancePath} ${keyword}${typeof name === "string" ? ` ${name}` : ""}`;
      });
}

const move: RJSFSchema = {
  $id: "move",
  type: "object",
  required: ["place"],
  properties: {
    place: {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string", maxLength: 2 } },
    },
    people: {
      type: "array",
      maxItems: 1,
      items: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
    },
  },
};

describe("compileValidators", () => {
  it("reports what groups and the entries of lists lack", async () => {
    const validators = await compiled(move);
    expect(errorsOf(validators, "move", { place: {}, people: [{}] })).toEqual([
      "/place required name",
      "/people/0 required name",
    ]);
  });

  it("counts each code point as one character", async () => {
    const validators = await compiled(move);
    const people = [{ name: "가" }, { name: "가" }];
    expect(errorsOf(validators, "move", { place: { name: "🏠🏠" }, people })).toEqual([
      "/people maxItems",
    ]);
  });

  it.each<[string, RJSFSchema, string]>([
    ["oneOf", { oneOf: [] }, "x#/properties/a has oneOf. Give the field a condition (when)."],
    ["a $ref", { $ref: "#/$defs/a" }, "x#/properties/a has $ref. Write the definition into"],
    [
      "a password in a list",
      { type: "array", items: { type: "string", format: "password" } },
      "x#/properties/a/items is a password in a list",
    ],
  ])("rejects %s, naming the place", (_, property, message) => {
    const schema: RJSFSchema = { $id: "x", type: "object", properties: { a: property } };
    expect(() => compileValidators([schema])).toThrow(message);
  });

  it("rejects two steps with the same $id", () => {
    expect(() => compileValidators([move, move])).toThrow("Two steps have the $id move.");
  });
});
