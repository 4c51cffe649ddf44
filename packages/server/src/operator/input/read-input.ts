import type { z } from "zod";
import { findRedirectedText } from "../../http/validation/storable-text.ts";
import { OperatorError } from "../operator-error.ts";
import { inputsOf } from "./inputs.ts";

/** Parses the input with the schema. Throws an OperatorError that says what to enter instead. */
export function readInput<Schema extends z.ZodObject>(
  schema: Schema,
  rawInput: unknown,
): z.output<Schema> {
  const [marked] = findRedirectedText(rawInput) ?? [];
  if (marked !== undefined) {
    throw new OperatorError(
      `${inputName(schema, marked)}: 글 방향을 바꾸는 보이지 않는 글자를 지워 주세요.`,
    );
  }
  const read = schema.safeParse(rawInput, { error: issueMessage });
  const unknown = Object.keys(Object(rawInput)).filter(
    (name) => !Object.hasOwn(schema.shape, name),
  );
  if (read.success && unknown.length === 0) return read.data;
  const lines = [
    ...(read.error?.issues ?? []).map(({ path: [name], message }) =>
      name === undefined ? message : `${inputName(schema, String(name))}: ${message}`,
    ),
    ...unknown.map((name) => `${name}: 이 명령에 없는 입력이에요. 이름을 확인해 주세요`),
  ];
  const text = [...new Set(["입력한 내용을 확인해 주세요.", ...lines])].join("\n");
  throw new OperatorError(text, { cause: read.error });
}

/** An input's name where it is typed: the argument's, or the option's flag. */
function inputName(schema: z.ZodObject, name: string): string {
  const input = inputsOf(schema).find(({ key }) => key === name);
  return input?.flag ?? input?.label ?? name;
}

/** The default message for an invalid value, if its schema has none. */
function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "꼭 적어 주세요";
      return issue.expected === "int" ? "정수로 적어 주세요" : "숫자로 적어 주세요";
    case "too_small":
      return issue.origin === "string"
        ? atLeast(issue.minimum)
        : `${issue.minimum} 이상이어야 해요`;
    case "too_big":
      return issue.origin === "string"
        ? `${issue.maximum}자까지 적을 수 있어요`
        : `${issue.maximum}까지예요`;
    case "invalid_value":
      return `이 가운데 하나로 적어 주세요: ${issue.values.join(", ")}`;
    case "invalid_format":
      return issue.format === "email" ? "전자우편 주소로 적어 주세요" : "모양이 맞지 않아요";
    default:
      return "맞지 않는 값이에요";
  }
}

function atLeast(letters: number | bigint): string {
  return letters === 1 ? "비워 둘 수 없어요" : `${letters}자 이상이어야 해요`;
}
