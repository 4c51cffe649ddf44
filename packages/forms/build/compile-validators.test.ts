import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { hashForSchema, type RJSFSchema } from "@rjsf/utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { Validators } from "../src/engine/validation/validators.ts";
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
        const name: unknown = params["missingProperty"] ?? params["tag"];
        return `${instancePath} ${keyword}${typeof name === "string" ? ` ${name}` : ""}`;
      });
}

const condition: RJSFSchema = {
  type: "object",
  required: ["has_piano"],
  properties: { has_piano: { const: true } },
};

const move: RJSFSchema = {
  $id: "move",
  type: "object",
  required: ["place"],
  properties: {
    place: { $ref: "#/$defs/place" },
    has_piano: { type: "boolean" },
    people: { type: "array", maxItems: 1, items: { $ref: "#/$defs/person" } },
  },
  if: condition,
  // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
  then: { required: ["piano_floor"], properties: { piano_floor: { type: "integer" } } },
  $defs: {
    place: {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string", maxLength: 2 } },
    },
    person: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
  },
};

const payment: RJSFSchema = {
  $id: "payment",
  type: "object",
  required: ["way"],
  properties: {},
  discriminator: { propertyName: "way" },
  oneOf: [
    {
      type: "object",
      required: ["card"],
      properties: { way: { const: "CARD" }, card: { type: "string" } },
    },
    {
      type: "object",
      required: ["bank"],
      properties: { way: { const: "BANK" }, bank: { type: "string" } },
    },
  ],
};

describe("compileValidators", () => {
  it("follows $ref, in lists as well", async () => {
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

  it("requires the fields of a condition when it is met, and compiles the condition by itself for rjsf", async () => {
    const validators = await compiled(move);
    const data = { place: { name: "집" }, has_piano: true };
    expect(errorsOf(validators, "move", data)).toEqual([" required piano_floor", " if"]);
    const isMet = validators[hashForSchema(condition)];
    expect([isMet?.(data), isMet?.({ has_piano: false })]).toEqual([true, false]);
  });

  it("reports the chosen alternative of a oneOf and no other", async () => {
    const validators = await compiled(payment);
    expect(errorsOf(validators, "payment", { way: "BANK" })).toEqual([" required bank"]);
    expect(errorsOf(validators, "payment", {})).toContain(" discriminator way");
  });

  it.each<[string, RJSFSchema, string]>([
    ["anyOf", { anyOf: [] }, "x#/properties/a has anyOf. Use oneOf with a discriminator."],
    ["a oneOf without a discriminator", { oneOf: [{ type: "string" }] }, "without a discriminator"],
    ["a $ref out of the step", { $ref: "other#/a" }, "Put the definition under $defs"],
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
