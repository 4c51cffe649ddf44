import { isObject, type JsonObject } from "../../reader/json.ts";
import { enumKinds } from "./enum-edits.ts";
import { limitKinds, type Kind } from "./limit-edits.ts";
import {
  appended,
  drop,
  has,
  isList,
  isOf,
  lacks,
  listIn,
  reversed,
  set,
  spread,
  under,
  withoutFirst,
  type Edit,
  type Fits,
} from "./patch.ts";
import {
  at,
  contract,
  edited,
  schemaPlaces,
  type Case,
  type Effect,
  type Expected,
  type Way,
} from "./places.ts";

/** Narrower breaks who sends, wider breaks who is answered; a schema of both ways is broken by either. */
function expectedOf(effect: Effect, way: Way): Expected {
  // A default says what is meant when nothing is sent; nobody is answered with one.
  if (effect === "default") return way === "answered" ? "words" : "breaking";
  if (effect !== "narrower" && effect !== "wider") return effect;
  if (way === "both") return "breaking";
  return (effect === "narrower") === (way === "sent") ? "breaking" : "safe";
}

/** The words of nothing are read by nobody. */
const isSomething: Fits = ({ type }) => type !== "null";

const [text, integer] = [isOf("string"), isOf("integer")];
const hasNullAlternative: Fits = (schema) =>
  isList("oneOf", 2)(schema) && Object(listIn(schema, "oneOf")[1])["type"] === "null";
const isPlainNullable: Fits = (schema) =>
  Array.isArray(schema["type"]) &&
  Object.keys(schema).every((key) => ["type", "maxLength", "minLength", "format"].includes(key));

const mapped = (change: (entries: [string, unknown][]) => [string, unknown][]): Edit =>
  under("properties", (all) =>
    Object.keys(all).length === 0 ? undefined : Object.fromEntries(change(Object.entries(all))),
  );
const NOTICE = { deprecated: true, "x-deprecated-on": "2026-01-01", "x-sunset": "2027-01-01" };
const ADDED: [string, unknown] = ["added", { type: "string" }];
const unrequired = (schema: JsonObject) =>
  Object.keys(Object(schema["properties"])).find(
    (name) => !listIn(schema, "required").includes(name),
  );

const kinds: readonly Kind[] = [
  ...limitKinds,
  ...enumKinds,
  ["text to boolean", "breaking", set({ type: "boolean" }, text)],
  ["integer to text", "breaking", set({ type: "string" }, integer)],
  ["text to a list of texts", "breaking", set({ type: "array", items: { type: "string" } }, text)],
  ["text to text or integer", "wider", set({ type: ["string", "integer"] }, text)],
  ["boolean to text", "breaking", set({ type: "string" }, isOf("boolean"))],
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
  ["property removed", "breaking", mapped((all) => all.slice(1))],
  [
    "property renamed",
    "breaking",
    mapped(([[name, first] = ["", {}], ...rest]) => [[`${name}_renamed`, first], ...rest]),
  ],
  [
    "property forbidden",
    "breaking",
    mapped(([[name] = [""], ...rest]) => [[name, false], ...rest]),
  ],
  [
    "property deprecated",
    "safe",
    mapped(([[name, first] = ["", {}], ...rest]) => [
      [name, { ...Object(first), ...NOTICE }],
      ...rest,
    ]),
  ],
  ["properties in another order", "none", mapped((all) => all.toReversed())],
  ["optional property added", "safe", mapped((all) => [...all, ADDED])],
  [
    "required property added",
    "narrower",
    set(
      (schema) => ({
        properties: { ...Object(schema["properties"]), [ADDED[0]]: ADDED[1] },
        ...appended("required", "added")(schema),
      }),
      has("properties"),
    ),
  ],
  ["property made optional", "wider", set(withoutFirst("required"), isList("required"))],
  [
    "property made required",
    "narrower",
    set(
      (schema) => appended("required", unrequired(schema))(schema),
      (schema) => unrequired(schema) !== undefined,
    ),
  ],
  ["required in another order", "none", set(reversed("required"), isList("required", 2))],
  [
    "closed object opened",
    "safe",
    set({ additionalProperties: undefined }, (schema) => schema["additionalProperties"] === false),
  ],
  [
    "open object closed",
    "narrower",
    set(
      { additionalProperties: false },
      (schema) => has("properties")(schema) && schema["additionalProperties"] !== false,
    ),
  ],
  [
    "closed object opened for texts",
    "safe",
    set(
      { additionalProperties: { type: "string" } },
      (schema) => schema["additionalProperties"] === false,
    ),
  ],
  ["items of another type", "breaking", set({ items: { type: "boolean" } }, has("items"))],
  ["alternative added", "wider", set(appended("oneOf", { type: "boolean" }), isList("oneOf"))],
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
  [
    "null alternative added",
    "wider",
    (schema) => (schema["type"] === "object" ? { oneOf: [schema, { type: "null" }] } : undefined),
  ],
  [
    "rule added by allOf",
    "narrower",
    (schema) =>
      lacks("maxLength", text)(schema) ? { allOf: [schema, { maxLength: 3 }] } : undefined,
  ],
  ["default added to a value", "default", set({ default: "a" }, lacks("default", text))],
  ["title changed", "words", set({ title: "다른 이름" }, isSomething)],
  ["description changed", "words", set({ description: "다른 설명" }, isSomething)],
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
