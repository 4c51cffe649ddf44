import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { OperatorError } from "../operator-error.ts";

/** Replaces the paths of these options by file contents, because the command may run in another process. */
export function readFiles(
  input: Readonly<Record<string, unknown>>,
  options: readonly string[],
): Readonly<Record<string, unknown>> {
  const read = options.flatMap((option) => {
    const path = input[option];
    return typeof path === "string" ? [[option, contentOf(path)]] : [];
  });
  return { ...input, ...Object.fromEntries(read) };
}

function contentOf(path: string) {
  try {
    return { name: basename(path), base64: readFileSync(path).toString("base64") };
  } catch {
    throw new OperatorError(`파일 ${path} 을(를) 읽을 수 없어요. 이름을 확인해 주세요.`);
  }
}
