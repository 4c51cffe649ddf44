import { josa } from "es-hangul";

import type { FieldWords } from "./field-words.ts";
import { quantity, quantityRange } from "./quantity.ts";

/** What ajv reports of a broken rule, as far as the sentence needs it. */
export interface BrokenRule {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Says in Korean which rule a field breaks and how to mend it, with a code for programs. */
export function explain(rule: BrokenRule, field: FieldWords): { code: string; message: string } {
  const code = codeOf(rule);
  const isAboutValue = code !== "required" && code !== "unknown_field";
  const own = isAboutValue && code !== "not_offered" ? field.message : undefined;
  return { code, message: own ?? sentence(rule, code, field) };
}

function codeOf({ keyword, params }: BrokenRule): string {
  // The contract's ways to say "not blank".
  const isBlank =
    (keyword === "minLength" && params["limit"] === 1) ||
    (keyword === "pattern" && params["pattern"] === "\\S");
  return isBlank ? "required" : (codes[keyword] ?? "invalid_format");
}

const codes: Readonly<Record<string, string>> = {
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

function sentence({ keyword, params }: BrokenRule, code: string, field: FieldWords): string {
  const { label, unit, answer, example } = field;
  const topic = josa(label, "은/는");
  const object = josa(label, "을/를");
  const limit = Number(params["limit"]);
  switch (code) {
    case "required":
      if (keyword === "minProperties") return "바꿀 내용을 하나 이상 입력해 주세요.";
      return `${object} ${answer === "chosen" ? "골라" : "입력해"} 주세요.`;
    case "too_short":
      return `${topic} ${limit}자 이상으로 입력해 주세요.`;
    case "too_long":
      return `${topic} ${limit}자 이하로 줄여 주세요.`;
    case "out_of_range":
      return outOfRange(keyword, limit, field, topic);
    case "too_many":
      return `${object} ${quantity(limit, unit ?? "개")}까지로 줄여 주세요.`;
    case "unknown_field":
      return `${topic} 받지 않는 항목이에요. 빼고 보내 주세요.`;
    case "not_offered":
      return `${topic} 보이는 것 가운데에서 골라 주세요.`;
    case "wrong_type":
      return wrongType(params["type"], object, answer);
    default:
      return `${object} ${example === undefined ? "형식에 맞게" : `${example}처럼`} 입력해 주세요.`;
  }
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

function wrongType(type: unknown, object: string, answer: FieldWords["answer"]): string {
  if (type === "boolean") return `${object} 골라 주세요.`;
  if (type === "integer" || type === "number") return `${object} 숫자로 입력해 주세요.`;
  return `${object} 다시 ${answer === "chosen" ? "골라" : "입력해"} 주세요.`;
}
