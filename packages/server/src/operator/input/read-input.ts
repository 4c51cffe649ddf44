import type { z } from "zod";
import { OperatorError } from "../operator-error.ts";
import { issueWords } from "./issue-words.ts";

/** How help calls what a command takes. */
interface InputTexts {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
}

/** The input in the shape of the schema. Throws an OperatorError that says what to write instead. */
export function readInput<Input>(
  schema: z.ZodType<Input>,
  rawInput: unknown,
  texts: InputTexts,
): Input {
  const read = schema.safeParse(rawInput, { error: issueWords });
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path: [name], message }) =>
    name === undefined ? message : `${inputName(String(name), texts)}: ${message}`,
  );
  const text = [...new Set(["입력한 내용을 확인해 주세요.", ...lines])].join("\n");
  throw new OperatorError(text, { cause: read.error });
}

function inputName(name: string, { parameters = {}, options = {} }: InputTexts): string {
  const parameter = parameters[name];
  if (parameter !== undefined) return parameterName(parameter);
  const flags = Object.keys(options).find((each) => optionKey(each) === name);
  return flags?.split(" ")[0] ?? name;
}

/** What help calls an argument: what stands before the bracket or colon of its explanation. */
export function parameterName(explanation: string): string {
  return explanation.split(/ \(|:/)[0] ?? explanation;
}

/** `--max-amount <원>` as commander names its value: `maxAmount`. */
export function optionKey(flags: string): string {
  const [flag = ""] = flags.split(" ");
  return flag.slice(2).replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
}
