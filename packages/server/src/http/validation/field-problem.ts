import { PASSWORD_MESSAGE, PHONE_NUMBER_MESSAGE, USERNAME_MESSAGE } from "@damadum/domain";
import type { ErrorObject } from "ajv";
import { josa } from "es-hangul";
import type { FieldProblem } from "../../generated/operations.ts";
import { fieldLabel } from "./field-labels.ts";
import { requiredByPath } from "./required-by-path.ts";

type Explanation = Pick<FieldProblem, "code" | "message">;

/** Says in Korean what is wrong with a field and how to mend it. */
export function fieldProblem(error: ErrorObject): FieldProblem {
  const path = pathOf(error);
  return { field: path.join("."), ...explain(error, path) };
}

function pathOf({ instancePath, params }: ErrorObject): readonly string[] {
  const parent = instancePath.split("/").slice(1);
  const own: unknown = params["missingProperty"] ?? params["additionalProperty"];
  return typeof own === "string" ? [...parent, own] : parent;
}

function explain(error: ErrorObject, path: readonly string[]): Explanation {
  const label = fieldLabel(path);
  const { limit } = error.params;
  switch (error.keyword) {
    case "required":
    case "minItems":
      return required(path, label);
    case "minLength":
      return limit === 1
        ? required(path, label)
        : length("too_short", path, `${josa(label, "은/는")} ${limit}자 이상으로 입력해 주세요.`);
    case "maxLength":
      return length("too_long", path, `${josa(label, "은/는")} ${limit}자 이하로 줄여 주세요.`);
    case "minimum":
      return outOfRange(`${josa(label, "은/는")} ${limit} 이상으로 입력해 주세요.`);
    case "maximum":
      return outOfRange(`${josa(label, "은/는")} ${limit} 이하로 입력해 주세요.`);
    case "maxItems":
      return { code: "too_many", message: `${josa(label, "을/를")} ${limit}개까지로 줄여 주세요.` };
    case "minProperties":
      return { code: "required", message: "바꿀 내용을 하나 이상 입력해 주세요." };
    case "additionalProperties":
      return {
        code: "unknown_field",
        message: `${josa(label, "은/는")} 받지 않는 항목이에요. 빼고 보내 주세요.`,
      };
    case "enum":
      return {
        code: "not_offered",
        message: `${josa(label, "은/는")} 보이는 것 가운데에서 골라 주세요.`,
      };
    case "type":
      return { code: "wrong_type", message: wrongType(error.params["type"], label) };
    case "pattern":
      return pattern(error.params["pattern"], path, label);
    case "format":
      return invalid(formats[String(error.params["format"])], label);
    default:
      return invalid(undefined, label);
  }
}

function required(path: readonly string[], label: string): Explanation {
  const own = requiredByPath[path.join(".")];
  return { code: "required", message: own ?? `${josa(label, "을/를")} 입력해 주세요.` };
}

/** Only a new password has a length rule of its own; at login the two limits merely keep it sane. */
function length(code: string, path: readonly string[], message: string): Explanation {
  return { code, message: path.at(-1) === "passwd" ? PASSWORD_MESSAGE : message };
}

function outOfRange(message: string): Explanation {
  return { code: "out_of_range", message };
}

function wrongType(type: unknown, label: string): string {
  if (type === "integer" || type === "number")
    return `${josa(label, "을/를")} 숫자로 입력해 주세요.`;
  if (type === "boolean") return `${josa(label, "을/를")} 골라 주세요.`;
  return `${josa(label, "을/를")} 다시 입력해 주세요.`;
}

const messagesOfPatterns: Readonly<Record<string, string>> = {
  username: USERNAME_MESSAGE,
  phone_number: PHONE_NUMBER_MESSAGE,
};
const examplesOfPatterns: Readonly<Record<string, string>> = {
  postcode: "03925",
  time: "09:00",
  move_time: "09:00",
};
const formats: Readonly<Record<string, string>> = {
  date: "2026-12-31",
  email: "name@example.com",
};

function pattern(source: unknown, path: readonly string[], label: string): Explanation {
  const name = path.at(-1) ?? "";
  const message = messagesOfPatterns[name];
  if (message !== undefined) return { code: "invalid_format", message };
  // The contract's way to say "not blank".
  return source === "\\S" ? required(path, label) : invalid(examplesOfPatterns[name], label);
}

function invalid(example: string | undefined, label: string): Explanation {
  const how = example === undefined ? "형식에 맞게" : `${example}처럼`;
  return { code: "invalid_format", message: `${josa(label, "을/를")} ${how} 입력해 주세요.` };
}
