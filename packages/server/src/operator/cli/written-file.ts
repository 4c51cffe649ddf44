import { accessSync, constants, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { OperatorError } from "../operator-error.ts";

/** Throws if the file could not be written, before the command changes anything. */
export function requireWritable(path: unknown): void {
  if (typeof path !== "string") return;
  try {
    accessSync(dirname(resolve(path)), constants.W_OK);
  } catch (cause) {
    throw unwritable(path, cause);
  }
}

export function writeAnswer({ name, base64 }: { readonly name: string; readonly base64: string }) {
  try {
    writeFileSync(name, Buffer.from(base64, "base64"));
  } catch (cause) {
    throw unwritable(name, cause);
  }
}

const unwritable = (path: string, cause: unknown) =>
  new OperatorError(`파일 ${path} 을(를) 만들 수 없어요. 있는 폴더인지 확인해 주세요.`, { cause });
