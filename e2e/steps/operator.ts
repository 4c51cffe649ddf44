import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../scripts/root.ts";
import type { Page } from "@playwright/test";
import type { Stack } from "../../scripts/stack/stack.ts";

const OPERATOR = join(root, "packages/server/src/operator/main.ts");
const run = promisify(execFile);

/** Stacks whose operator is created or being created. */
const firstOperators = new WeakMap<Stack, Promise<string>>();
/** Their recovery codes that nobody has used. */
const recoveryCodes = new WeakMap<Stack, readonly string[]>();

/** Runs `pnpm ops` on the stack's data as its operator; rejects with the command's error output. */
export async function operate(stack: Stack, ...words: readonly string[]): Promise<string> {
  await firstOperator(stack);
  return runCommand(stack, words);
}

/** The stack's operator as JSON, with password and recovery codes; created when first asked for. */
function firstOperator(stack: Stack): Promise<string> {
  const created =
    firstOperators.get(stack) ??
    runCommand(stack, ["operators", "create", "e2e-operator", "--name", "운영자", "--json"]);
  firstOperators.set(stack, created);
  return created;
}

/** Logs the stack's operator in to the console; each time takes one of the ten recovery codes. */
export async function logInToConsole(page: Page, stack: Stack): Promise<void> {
  const created = await firstOperator(stack);
  const { facts }: { facts: Record<string, string> } = JSON.parse(created);
  const codes = recoveryCodes.get(stack) ?? (facts["복구 코드"] ?? "").split(" ");
  recoveryCodes.set(stack, codes.slice(1));
  await page.goto(`http://localhost:${stack.settings.ports.console}/`);
  await page.getByLabel("아이디").fill("e2e-operator");
  await page.getByRole("textbox", { name: "비밀번호" }).fill(facts["비밀번호"] ?? "");
  await page.getByLabel("인증 번호").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "로그인" }).click();
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
