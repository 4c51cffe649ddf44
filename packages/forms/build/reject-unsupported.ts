import type { RJSFSchema } from "@rjsf/utils";

import { type FormValues, isRecord } from "../src/engine/data/values.ts";

/** Keywords that no form supports, and what to write instead. */
const unsupported: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["oneOf", "anyOf", "if", "then", "else", "dependencies", "dependentSchemas"].map((keyword) => [
      keyword,
      "Give the field a condition (when).",
    ]),
  ),
  allOf: "Write its parts into the schema itself.",
  $ref: "Write the definition into the schema itself.",
  patternProperties: "Name the properties.",
};

/** Throws for a schema that the engine cannot render or place errors in, with the place and the remedy. */
export function rejectUnsupported(schema: RJSFSchema): void {
  if (schema.$id === undefined) throw new Error("A step schema needs an $id.");
  visit(schema, `${schema.$id}#`, false);
}

function visit(node: unknown, place: string, isInList: boolean): void {
  if (Array.isArray(node)) {
    node.forEach((part, at) => visit(part, `${place}/${at}`, isInList));
    return;
  }
  if (!isRecord(node)) return;
  rejectAt(node, place, isInList);
  for (const [key, part] of Object.entries(node)) {
    if (holdsValues.has(key)) continue;
    if (holdsNames.has(key) && isRecord(part)) {
      for (const [name, property] of Object.entries(part)) {
        visit(property, `${place}/${key}/${name}`, isInList);
      }
    } else {
      visit(part, `${place}/${key}`, isInList || key === "items");
    }
  }
}

/** Keywords that contain field names, or plain values: neither are keywords of a schema. */
const holdsNames = new Set(["properties"]);
const holdsValues = new Set(["const", "enum", "default", "examples", "required"]);

function rejectAt(node: FormValues, place: string, isInList: boolean): void {
  for (const [keyword, remedy] of Object.entries(unsupported)) {
    if (keyword in node) throw new Error(`${place} has ${keyword}. ${remedy}`);
  }
  if (node["format"] === "password" && isInList) {
    throw new Error(`${place} is a password in a list, which a draft would keep.`);
  }
}
