import type { JsonObject } from "../reader/json.ts";
import {
  byDirection,
  isSame,
  listOf,
  shown,
  type Here,
  type Remedy,
  type Verdict,
  textOf,
} from "./change.ts";

/** A difference between two schemas at one place. */
export interface Finding {
  readonly remedy: Remedy;
  readonly text: string;
  readonly wire: Verdict;
  readonly sdk: Verdict;
}

type Effect = "narrower" | "wider" | "changed";

/** Limits, and whether a larger number allows more. */
export const LIMITS: readonly (readonly [key: string, name: string, kind: "least" | "most"])[] = [
  ["minimum", "최솟값", "least"],
  ["exclusiveMinimum", "최솟값(미만 제외)", "least"],
  ["minLength", "최소 길이", "least"],
  ["minItems", "최소 개수", "least"],
  ["minProperties", "최소 항목 수", "least"],
  ["minContains", "최소 일치 수", "least"],
  ["maximum", "최댓값", "most"],
  ["exclusiveMaximum", "최댓값(이상 제외)", "most"],
  ["maxLength", "최대 길이", "most"],
  ["maxItems", "최대 개수", "most"],
  ["maxProperties", "최대 항목 수", "most"],
  ["maxContains", "최대 일치 수", "most"],
];

/** Formats whose every value is one of another, wider format. */
const WIDER_FORMATS: Readonly<Record<string, readonly string[]>> = {
  email: ["idn-email"],
  hostname: ["idn-hostname"],
  uri: ["uri-reference", "iri", "iri-reference"],
  "uri-reference": ["iri-reference"],
  iri: ["iri-reference"],
  int32: ["int64"],
  float: ["double"],
};

/** Rules that are compared as a whole: a difference cannot be called narrower or wider. */
const WHOLES = [
  "allOf",
  "not",
  "contains",
  "patternProperties",
  "propertyNames",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedProperties",
  "unevaluatedItems",
  "contentMediaType",
  "contentEncoding",
  "contentSchema",
  "readOnly",
  "writeOnly",
];

/** A finding whose verdict follows from the direction; with `types: false` the SDK's types stay as they are. */
export function finding(
  here: Here,
  effect: Effect,
  text: string,
  { types = true }: { readonly types?: boolean } = {},
): Finding {
  const wire = byDirection(here, effect);
  return { remedy: effect, text, wire, sdk: types ? wire : "safe" };
}

/** The differences of two schemas' values, their parts left out. */
export function compareValues(a: JsonObject, b: JsonObject, here: Here): readonly Finding[] {
  const found = [
    ...typeFindings(a, b, here),
    ...enumFindings(a, b, here),
    ...LIMITS.flatMap(([key, name, kind]) => limitFindings(name, a[key], b[key], kind, here)),
    ...ruleFindings("pattern", "정규식", a, b, here),
    ...ruleFindings("format", "형식", a, b, here),
    ...ruleFindings("multipleOf", "배수", a, b, here),
    ...ruleFindings("if", "조건", a, b, here),
    ...ruleFindings("then", "조건이 맞을 때의 규칙", a, b, here),
    ...ruleFindings("else", "조건이 틀릴 때의 규칙", a, b, here),
    ...WHOLES.flatMap((key) => ruleFindings(key, key, a, b, here)),
  ];
  if (Boolean(a["uniqueItems"]) !== Boolean(b["uniqueItems"])) {
    const effect = b["uniqueItems"] === true ? "narrower" : "wider";
    found.push(
      finding(here, effect, effect === "narrower" ? "겹치는 값을 받지 않음" : "겹치는 값을 받음", {
        types: false,
      }),
    );
  }
  // Nobody is answered with a default; where the client sends, it decides what leaving the value out means.
  if (!isSame(a["default"], b["default"])) {
    const wire = here.direction === "sent" ? "breaking" : "words";
    const text = `기본값 ${shown(a["default"])} → ${shown(b["default"])}`;
    found.push({ remedy: "changed", text, wire, sdk: wire === "words" ? "words" : "safe" });
  }
  return found;
}

function typeFindings(a: JsonObject, b: JsonObject, here: Here): readonly Finding[] {
  const [before, after] = [typesOf(a), typesOf(b)];
  const allows = (types: readonly string[] | undefined, type: string) =>
    types === undefined || types.includes(type) || (type === "integer" && types.includes("number"));
  const isWider =
    before === undefined ? after === undefined : before.every((type) => allows(after, type));
  const isNarrower =
    after === undefined ? before === undefined : after.every((type) => allows(before, type));
  if (isWider && isNarrower) return [];
  const effect = isWider ? "wider" : isNarrower ? "narrower" : "changed";
  return [finding(here, effect, `종류 ${shown(a["type"])} → ${shown(b["type"])}`)];
}

/** The types that a schema names, or that its constant or enum implies. */
function typesOf({ type, ...schema }: JsonObject): readonly string[] | undefined {
  if (type !== undefined) return (Array.isArray(type) ? type : [type]).map(String);
  const values = valuesOf(schema);
  const kinds = values?.map((value) => (typeof value === "number" ? "number" : typeof value));
  return kinds === undefined ? undefined : [...new Set(kinds)];
}

function valuesOf(schema: JsonObject): readonly unknown[] | undefined {
  if ("const" in schema) return [schema["const"]];
  return Array.isArray(schema["enum"]) ? schema["enum"] : undefined;
}

function enumFindings(a: JsonObject, b: JsonObject, here: Here): readonly Finding[] {
  const [before, after] = [valuesOf(a), valuesOf(b)];
  const found: Finding[] = [];
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [finding(here, "narrower", `정해진 값만 받음: ${shown(after)}`)];
  if (after === undefined)
    return [finding(here, "wider", `정해진 값 ${shown(before)} 제한이 없어짐`)];
  const gone = before.filter((value) => !after.some((other) => isSame(value, other)));
  const more = after.filter((value) => !before.some((other) => isSame(value, other)));
  if (gone.length > 0) {
    found.push(finding(here, "narrower", `값 ${gone.map(shown).join(", ")} 빠짐`));
  }
  if (more.length > 0) {
    const text = `값 ${more.map(shown).join(", ")} 더해짐`;
    // Callers of an open enum were told from the start to expect values that they do not know.
    const isOpen = a["x-extensible-enum"] === true && here.direction === "answered";
    found.push(
      isOpen
        ? { remedy: "added", text: `${text} (열린 목록)`, wire: "safe", sdk: "safe" }
        : finding(here, "wider", text),
    );
  }
  if (Boolean(a["x-extensible-enum"]) !== Boolean(b["x-extensible-enum"])) {
    const text = b["x-extensible-enum"] === true ? "열린 목록이 됨" : "닫힌 목록이 됨";
    found.push({ remedy: "changed", text, wire: "safe", sdk: "safe" });
  }
  return found;
}

/** Compares one limit: a missing `least` is the smallest, a missing `most` the largest. */
function limitFindings(
  name: string,
  before: unknown,
  after: unknown,
  kind: "least" | "most",
  here: Here,
): readonly Finding[] {
  const none = kind === "least" ? -Infinity : Infinity;
  const number = (value: unknown) => (typeof value === "number" ? value : none);
  const [from, to] = [number(before), number(after)];
  if (from === to) return [];
  const effect = (kind === "least") === to > from ? "narrower" : "wider";
  return [finding(here, effect, `${name} ${shown(before)} → ${shown(after)}`, { types: false })];
}

function ruleFindings(
  key: string,
  name: string,
  a: JsonObject,
  b: JsonObject,
  here: Here,
): readonly Finding[] {
  const [before, after] = [a[key], b[key]];
  if (isSame(before, after)) return [];
  const text = `${name} ${shown(before)} → ${shown(after)}`;
  const isOfTypes = key === "format" && [before, after].includes("binary");
  return [finding(here, ruleEffect(key, before, after), text, { types: isOfTypes })];
}

function ruleEffect(key: string, before: unknown, after: unknown): Effect {
  if (WHOLES.includes(key)) return "changed";
  if (before === undefined) return "narrower";
  if (after === undefined) return "wider";
  if (key === "format") {
    if (WIDER_FORMATS[textOf(before)]?.includes(textOf(after)) === true) return "wider";
    if (WIDER_FORMATS[textOf(after)]?.includes(textOf(before)) === true) return "narrower";
  }
  if (key === "multipleOf" && typeof before === "number" && typeof after === "number") {
    if (after % before === 0) return "narrower";
    if (before % after === 0) return "wider";
  }
  return "changed";
}

/** The discriminator names the property that tells alternatives apart: whoever reads or sends them needs it. */
export function discriminatorFindings(
  a: JsonObject,
  b: JsonObject,
  here: Here,
): readonly Finding[] {
  const [before, after] = [a["discriminator"], b["discriminator"]];
  if (isSame(before, after)) return [];
  const effect = before === undefined ? "narrower" : after === undefined ? "wider" : "changed";
  return [finding(here, effect, `구분 속성 ${shown(before)} → ${shown(after)}`)];
}

/** Names that stand in a list. */
export function namesIn(list: unknown): ReadonlySet<string> {
  return new Set(listOf(list).map(String));
}
