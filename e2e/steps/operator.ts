import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../scripts/root.ts";
import type { Stack } from "../../scripts/stack/stack.ts";

const OPERATOR = join(root, "packages/server/src/operator/main.ts");
const run = promisify(execFile);

/** Stacks whose operator is created or being created. */
const firstOperators = new WeakMap<Stack, Promise<string>>();

/** Runs `pnpm ops` on the stack's data as its operator; rejects with the command's error output. */
export async function operate(stack: Stack, ...words: readonly string[]): Promise<string> {
  const created =
    firstOperators.get(stack) ??
    runCommand(stack, ["operators", "create", "e2e-operator", "--name", "운영자"]);
  firstOperators.set(stack, created);
  await created;
  return runCommand(stack, words);
}

async function runCommand(stack: Stack, words: readonly string[]): Promise<string> {
  const { PATH, HOME, TMPDIR } = process.env;
  const env = { PATH, HOME, TMPDIR, DATA_DIR: stack.settings.dataDir };
  const { stdout } = await run(process.execPath, [OPERATOR, ...words], { env });
  return stdout;
}

/** Takes a storage order through these states, each before its day. */
export async function advanceStorage(
  stack: Stack,
  serial: string,
  states: readonly string[],
): Promise<void> {
  for (const state of states) await operate(stack, "storage", "advance", serial, state, "--early");
}

/** Path of a picture file, as from the carrier's phone. */
export async function carriersPhoto(stack: Stack): Promise<string> {
  const file = join(stack.settings.dataDir, "carrier.png");
  await writeFile(file, picture);
  return file;
}

/** A PNG of one pixel. */
export const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
