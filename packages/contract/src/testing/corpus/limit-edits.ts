import type { JsonObject } from "../../reader/json.ts";
import { drop, has, isOf, lacks, set, type Edit } from "./patch.ts";
import type { Effect } from "./places.ts";

export type Kind = readonly [kind: string, effect: Effect, edit: Edit];

const [text, integer, list, object] = [
  isOf("string"),
  isOf("integer"),
  isOf("array"),
  isOf("object"),
];

const LIMITS = [
  "minimum",
  "minLength",
  "minItems",
  "minProperties",
  "maximum",
  "maxLength",
  "maxItems",
];
const moves = LIMITS.flatMap((key): readonly Kind[] => {
  const isMost = key.startsWith("max");
  const number = (schema: JsonObject) => Number(schema[key]);
  const moved = (by: number) =>
    set(
      (schema) => ({ [key]: number(schema) + by }),
      (schema) => number(schema) > 1,
    );
  return [
    [`${key} raised`, isMost ? "wider" : "narrower", moved(1)],
    [`${key} lowered`, isMost ? "narrower" : "wider", moved(-1)],
    [`${key} dropped`, "wider", set({ [key]: undefined }, (schema) => number(schema) > 0)],
  ];
});

/** Each limit moved, dropped, added where there was none, and written in another way. */
export const limitKinds: readonly Kind[] = [
  ...moves,
  ["maxLength added", "narrower", set({ maxLength: 7 }, lacks("maxLength", text))],
  ["minLength added", "narrower", set({ minLength: 2 }, lacks("minLength", text))],
  ["minimum added", "narrower", set({ minimum: 7 }, lacks("minimum", integer))],
  ["maximum added", "narrower", set({ maximum: 7 }, lacks("maximum", integer))],
  ["exclusiveMinimum added", "narrower", set({ exclusiveMinimum: 7 }, integer)],
  ["exclusiveMaximum added", "narrower", set({ exclusiveMaximum: 7 }, integer)],
  ["minItems added", "narrower", set({ minItems: 2 }, lacks("minItems", list))],
  ["maxProperties added", "narrower", set({ maxProperties: 1 }, lacks("maxProperties", object))],
  ["minProperties added", "narrower", set({ minProperties: 9 }, lacks("minProperties", object))],
  ["pattern added", "narrower", set({ pattern: "^a" }, lacks("pattern", text))],
  ["pattern dropped", "wider", drop("pattern")],
  ["pattern changed", "breaking", set({ pattern: "^other$" }, has("pattern"))],
  ["format added", "narrower", set({ format: "uuid" }, lacks("format", text))],
  ["format dropped", "wider", drop("format")],
  ["format changed", "breaking", set({ format: "ipv4" }, has("format"))],
  ["uniqueItems added", "narrower", set({ uniqueItems: true }, lacks("uniqueItems", list))],
  ["uniqueItems dropped", "wider", drop("uniqueItems")],
  ["multipleOf added", "narrower", set({ multipleOf: 10 }, integer)],
];
