import { isObject, type JsonObject } from "../../reader/json.ts";
import { drop, has, lacks, listIn, set, spread, under, type Edit, type Fits } from "./patch.ts";
import {
  at,
  contract,
  edited,
  schemaPlaces,
  type Case,
  type Expected,
  type Way,
} from "./places.ts";

type Effect = "narrower" | "wider" | Expected;

/** Narrower breaks who sends, wider breaks who is answered; a schema of both ways is broken by either. */
function expectedOf(effect: Effect, way: Way): Expected {
  if (effect !== "narrower" && effect !== "wider") return effect;
  if (way === "both") return "breaking";
  return (effect === "narrower") === (way === "sent") ? "breaking" : "safe";
}

const isOf =
  (type: string): Fits =>
  (schema) =>
    schema["type"] === type && schema["enum"] === undefined;
const [text, integer, list] = [isOf("string"), isOf("integer"), isOf("array")];
const isList =
  (key: string, least = 1): Fits =>
  (schema) =>
    listIn(schema, key).length >= least;
const isOpen: Fits = (schema) => schema["x-extensible-enum"] === true;
const hasNullAlternative: Fits = (schema) =>
  isList("oneOf", 2)(schema) && Object(listIn(schema, "oneOf")[1])["type"] === "null";
const isPlainNullable: Fits = (schema) =>
  Array.isArray(schema["type"]) &&
  Object.keys(schema).every((key) => ["type", "maxLength", "minLength", "format"].includes(key));

const append = (key: string, value: unknown) => (schema: JsonObject) => ({
  [key]: [...listIn(schema, key), value],
});
const withoutFirst = (key: string) => (schema: JsonObject) => ({
  [key]: listIn(schema, key).slice(1),
});
const reversed = (key: string) => (schema: JsonObject) => ({
  [key]: listIn(schema, key).toReversed(),
});
const mapped = (change: (entries: [string, unknown][]) => [string, unknown][]): Edit =>
  under("properties", (all) =>
    Object.keys(all).length === 0 ? undefined : Object.fromEntries(change(Object.entries(all))),
  );
const ADDED: [string, unknown] = ["added", { type: "string" }];
const unrequired = (schema: JsonObject) =>
  Object.keys(Object(schema["properties"])).find(
    (name) => !listIn(schema, "required").includes(name),
  );

const LIMITS = [
  "minimum",
  "minLength",
  "minItems",
  "minProperties",
  "maximum",
  "maxLength",
  "maxItems",
];
const limits = LIMITS.flatMap((key): readonly (readonly [string, Effect, Edit])[] => {
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

const kinds: readonly (readonly [kind: string, effect: Effect, edit: Edit])[] = [
  ...limits,
  ["maxLength added", "narrower", set({ maxLength: 7 }, lacks("maxLength", text))],
  ["minimum added", "narrower", set({ minimum: 7 }, lacks("minimum", integer))],
  ["pattern added", "narrower", set({ pattern: "^a" }, lacks("pattern", text))],
  ["pattern dropped", "wider", drop("pattern")],
  ["pattern changed", "breaking", set({ pattern: "^other$" }, has("pattern"))],
  ["format added", "narrower", set({ format: "uuid" }, lacks("format", text))],
  ["format dropped", "wider", drop("format")],
  ["format changed", "breaking", set({ format: "ipv4" }, has("format"))],
  ["uniqueItems added", "narrower", set({ uniqueItems: true }, lacks("uniqueItems", list))],
  ["uniqueItems dropped", "wider", drop("uniqueItems")],
  ["multipleOf added", "narrower", set({ multipleOf: 10 }, integer)],
  ["text to boolean", "breaking", set({ type: "boolean" }, text)],
  ["integer to text", "breaking", set({ type: "string" }, integer)],
  ["integer to number", "wider", set({ type: "number" }, integer)],
  ["null allowed", "wider", set({ type: ["string", "null"] }, text)],
  [
    "null withdrawn",
    "narrower",
    set(
      ({ type }) => ({ type: Object(type)[0] }),
      ({ type }) => Array.isArray(type),
    ),
  ],
  [
    "null alternative withdrawn",
    "narrower",
    set(
      (schema) => ({ oneOf: undefined, ...Object(listIn(schema, "oneOf")[0]) }),
      hasNullAlternative,
    ),
  ],
  [
    "enum value added",
    "wider",
    set(append("enum", "NEW"), (schema) => isList("enum")(schema) && !isOpen(schema)),
  ],
  ["value added to an open enum", "safe", set(append("enum", "NEW"), isOpen)],
  ["enum value withdrawn", "narrower", set(withoutFirst("enum"), isList("enum", 2))],
  [
    "enum dropped",
    "wider",
    set(
      { enum: undefined },
      (schema) => isList("enum")(schema) && typeof schema["type"] === "string",
    ),
  ],
  ["enum added", "narrower", set({ enum: ["A", "B"] }, text)],
  ["constant in place of a text", "narrower", set({ const: "A" }, text)],
  ["enum in another order", "none", set(reversed("enum"), isList("enum"))],
  ["property removed", "breaking", mapped((all) => all.slice(1))],
  [
    "property renamed",
    "breaking",
    mapped(([[name, first] = ["", {}], ...rest]) => [[`${name}_renamed`, first], ...rest]),
  ],
  ["properties in another order", "none", mapped((all) => all.toReversed())],
  ["optional property added", "safe", mapped((all) => [...all, ADDED])],
  [
    "required property added",
    "narrower",
    set(
      (schema) => ({
        properties: { ...Object(schema["properties"]), [ADDED[0]]: ADDED[1] },
        ...append("required", "added")(schema),
      }),
      has("properties"),
    ),
  ],
  ["property made optional", "wider", set(withoutFirst("required"), isList("required"))],
  [
    "property made required",
    "narrower",
    set(
      (schema) => append("required", unrequired(schema))(schema),
      (schema) => unrequired(schema) !== undefined,
    ),
  ],
  ["required in another order", "none", set(reversed("required"), isList("required", 2))],
  [
    "closed object opened",
    "safe",
    set({ additionalProperties: undefined }, (schema) => schema["additionalProperties"] === false),
  ],
  ["items of another type", "breaking", set({ items: { type: "boolean" } }, has("items"))],
  ["alternative added", "wider", set(append("oneOf", { type: "boolean" }), isList("oneOf"))],
  [
    "alternative withdrawn",
    "narrower",
    set(
      withoutFirst("oneOf"),
      (schema) => isList("oneOf", 2)(schema) && !hasNullAlternative(schema),
    ),
  ],
  ["alternatives in another order", "none", set(reversed("oneOf"), isList("oneOf", 2))],
  [
    "alternatives that may both fit",
    "wider",
    set(
      (schema) => ({ anyOf: schema["oneOf"], oneOf: undefined }),
      (schema) => isList("oneOf", 2)(schema) && !hasNullAlternative(schema),
    ),
  ],
  [
    "discriminator changed",
    "breaking",
    set({ discriminator: { propertyName: "other" } }, has("discriminator")),
  ],
  ["discriminator dropped", "wider", drop("discriminator")],
  ["exclusion added", "breaking", set({ not: { const: "a" } }, text)],
  ["title changed", "words", set({ title: "다른 이름" })],
  ["description changed", "words", set({ description: "다른 설명" })],
  ["examples changed", "words", set({ examples: ["다른 예"] }, has("examples"))],
  [
    "null as an alternative",
    "none",
    set(
      (schema) => ({
        type: undefined,
        maxLength: undefined,
        minLength: undefined,
        format: undefined,
        oneOf: [{ ...schema, type: Object(schema["type"])[0] }, { type: "null" }],
      }),
      isPlainNullable,
    ),
  ],
  ["wrapped into allOf", "none", (schema) => (text(schema) ? { allOf: [schema] } : undefined)],
];

/** Each kind at up to `most` schemas that clients send, are answered with, or both; spread over the contract. */
export function schemaCases(most: number): readonly Case[] {
  return kinds.flatMap(([kind, effect, edit]) =>
    (["sent", "answered", "both"] as const).flatMap((way) => {
      const fitting = [...schemaPlaces.values()].flatMap(({ place, way: own }) => {
        const schema = at(contract, place);
        const isFit = own === way && isObject(schema) && schema["$ref"] === undefined;
        const changed = isFit ? edit(schema) : undefined;
        return changed === undefined ? [] : [{ place, changed }];
      });
      return spread(fitting, most).map(({ place, changed }) => ({
        kind: `${kind} (${way})`,
        place: place.join("/"),
        expected: expectedOf(effect, way),
        document: edited(place, changed),
      }));
    }),
  );
}
