import { josa } from "es-hangul";

import type { Schema } from "../schema.ts";
import { type FieldWords, fieldAt, schemaAt } from "./field-words.ts";
import { quantity, quantityRange } from "./quantity.ts";

/** A broken rule as ajv reports it, reduced to what the message needs. */
export interface BrokenRule {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The kinds of broken rules; the same words go over the wire as `errors[].code`. */
export type RuleCode =
  | "required"
  | "too_short"
  | "too_long"
  | "out_of_range"
  | "too_many"
  | "unknown_field"
  | "not_offered"
  | "wrong_type"
  | "invalid_format";

/** A broken rule as a code for programs and a message for people. */
export interface Explained {
  readonly code: RuleCode;
  readonly message: string;
}

/** Returns a Korean message that says which rule a field breaks and how to fix it, with a code for programs. */
export function explain(rule: BrokenRule, field: FieldWords): Explained {
  const code = codeOf(rule);
  const isAboutValue = code !== "required" && code !== "unknown_field";
  const own = isAboutValue && code !== "not_offered" ? field.message : undefined;
  return { code, message: own ?? sentence(rule, code, field) };
}

/** Returns the message for a field without an answer. */
export function explainMissing(field: FieldWords): Explained {
  return explain({ keyword: "required", params: {} }, field);
}

/** Returns the message for a text with an invisible mark of direction, which could read in another order than it is stored. */
export function explainDirectionMark({ label }: FieldWords): Explained {
  const message = `${label}에 글 방향을 바꾸는 보이지 않는 글자가 있어요. 지우고 다시 입력해 주세요.`;
  return { code: "invalid_format", message };
}

/** Returns the message for the limit that a number breaks; undefined when it is within the limits of its field. */
export function explainNumber(value: number, field: FieldWords): Explained | undefined {
  const { minimum = -Infinity, maximum = Infinity } = field;
  if (!Number.isInteger(value)) {
    return explain({ keyword: "type", params: { type: "integer" } }, field);
  }
  if (value < minimum) return explain({ keyword: "minimum", params: { limit: minimum } }, field);
  if (value > maximum) return explain({ keyword: "maximum", params: { limit: maximum } }, field);
  return undefined;
}

const limitKeywords = [
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
] as const;
const otherKeywords = ["pattern", "format", "enum", "type"] as const;

/** Every message with which a field of a request can be rejected, by the keyword of the broken rule. */
export function sentencesAt(
  request: Schema,
  path: readonly string[],
): Readonly<Record<string, string>> {
  const field = fieldAt(request, path);
  const schema = schemaAt(request, path) ?? {};
  const say = (keyword: string, params: BrokenRule["params"]) => [
    keyword,
    explain({ keyword, params }, field).message,
  ];
  return Object.fromEntries([
    say("required", {}),
    ...limitKeywords
      .filter((keyword) => schema[keyword] !== undefined)
      .map((keyword) => say(keyword, { limit: schema[keyword] })),
    ...otherKeywords
      .filter((keyword) => schema[keyword] !== undefined)
      .map((keyword) => say(keyword, { [keyword]: schema[keyword] })),
  ]);
}

function codeOf({ keyword, params }: BrokenRule): RuleCode {
  // The contract's ways to say "not blank".
  const isBlank =
    (keyword === "minLength" && params["limit"] === 1) ||
    (keyword === "pattern" && params["pattern"] === "\\S");
  return isBlank ? "required" : (codes[keyword] ?? "invalid_format");
}

const codes: Readonly<Record<string, RuleCode>> = {
  required: "required",
  minItems: "required",
  minProperties: "required",
  minLength: "too_short",
  maxLength: "too_long",
  minimum: "out_of_range",
  maximum: "out_of_range",
  maxItems: "too_many",
  additionalProperties: "unknown_field",
  enum: "not_offered",
  type: "wrong_type",
};

function sentence({ keyword, params }: BrokenRule, code: RuleCode, field: FieldWords): string {
  const { label, unit, answer, example } = field;
  const topic = josa(label, "은/는");
  const object = josa(label, "을/를");
  const limit = Number(params["limit"]);
  switch (code) {
    case "required":
      if (keyword === "minProperties") return "바꿀 내용을 하나 이상 입력해 주세요.";
      return missing(field, object);
    case "too_short":
      return `${topic} ${quantity(limit, "자")} 이상으로 입력해 주세요.`;
    case "too_long":
      return `${topic} ${quantity(limit, "자")} 이하로 줄여 주세요.`;
    case "out_of_range":
      return outOfRange(keyword, limit, field, topic);
    case "too_many":
      return `${object} ${quantity(limit, unit ?? "개")}까지로 줄여 주세요.`;
    case "unknown_field":
      return `${topic} 받지 않는 항목이에요. 빼고 보내 주세요.`;
    case "not_offered":
      return `${topic} 보이는 것 가운데에서 골라 주세요.`;
    default:
      // A chosen value cannot be mistyped, so one that does not fit counts as missing.
      if (answer === "chosen") return missing(field, object);
      if (isNumber(params["type"])) return `${object} 숫자로 입력해 주세요.`;
      if (code === "wrong_type") return `${object} 다시 입력해 주세요.`;
      return `${object} ${example === undefined ? "형식에 맞게" : `${example}처럼`} 입력해 주세요.`;
  }
}

function missing({ requiredMessage, answer }: FieldWords, object: string): string {
  return (
    requiredMessage?.replaceAll("{object}", object) ??
    `${object} ${answer === "chosen" ? "골라" : "입력해"} 주세요.`
  );
}

function outOfRange(keyword: string, limit: number, field: FieldWords, topic: string): string {
  const { minimum, maximum, unit, answer } = field;
  if (minimum === undefined || maximum === undefined) {
    const side = keyword === "minimum" ? "이상으로" : "이하로";
    return `${topic} ${quantity(limit, unit)} ${side} 입력해 주세요.`;
  }
  const verb = answer === "chosen" ? "고를" : "입력할";
  return `${topic} ${quantityRange({ minimum, maximum }, unit)} ${verb} 수 있어요.`;
}

function isNumber(type: unknown): boolean {
  return type === "integer" || type === "number";
}
