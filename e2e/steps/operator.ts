import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../scripts/root.ts";
import type { Page } from "@playwright/test";
import type { Stack } from "../../scripts/stack/stack.ts";

const OPERATOR = join(root, "packages/server/src/operator/main.ts");
const run = promisify(execFile);

/** What the operator of a stack was given: password and recovery codes that nobody has used. */
interface Operator {
  readonly password: string;
  readonly codes: string[];
  hasCommand: boolean;
}
const operators = new WeakMap<Stack, Operator>();

/** Creates the stack's operator, which only works while no server has the data folder open. */
export async function createOperator(stack: Stack): Promise<void> {
  const words = ["operators", "create", "e2e-operator", "--name", "운영자", "--json"];
  const created = await runCommand(stack, words);
  const { facts }: { facts: Record<string, string> } = JSON.parse(created);
  const codes = (facts["복구 코드"] ?? "").split(" ");
  operators.set(stack, { password: facts["비밀번호"] ?? "", codes, hasCommand: false });
}

/** Runs `pnpm ops` as the stack's operator; rejects with the command's error output. */
export async function operate(stack: Stack, ...words: readonly string[]): Promise<string> {
  const operator = operatorOf(stack);
  if (!operator.hasCommand) {
    await runCommand(stack, ["login", "e2e-operator", "--code", operator.codes.shift() ?? ""]);
    operator.hasCommand = true;
  }
  return runCommand(stack, words);
}

function operatorOf(stack: Stack): Operator {
  const operator = operators.get(stack);
  if (operator === undefined) throw new Error("This stack has no operator");
  return operator;
}

/** Logs the stack's operator in to the console; each time takes one of the ten recovery codes. */
export async function logInToConsole(page: Page, stack: Stack): Promise<void> {
  const { codes } = operatorOf(stack);
  await startConsoleLogin(page, stack);
  await page.getByLabel("인증 번호").fill(codes.shift() ?? "");
  await page.getByRole("button", { name: "로그인" }).click();
}

/** Opens the console's login and types name and password of the stack's operator. */
export async function startConsoleLogin(page: Page, stack: Stack): Promise<void> {
  await page.goto(`http://localhost:${stack.settings.ports.console}/login`);
  await page.getByLabel("아이디").fill("e2e-operator");
  await page.getByRole("textbox", { name: "비밀번호" }).fill(operatorOf(stack).password);
}

async function runCommand(stack: Stack, words: readonly string[]): Promise<string> {
  const { PATH, HOME, TMPDIR } = process.env;
  const { dataDir, ports } = stack.settings;
  const env = {
    PATH,
    HOME,
    TMPDIR,
    DATA_DIR: dataDir,
    OPS_API: `http://localhost:${ports.api}`,
    OPS_SESSION: join(dataDir, "ops.json"),
    OPS_PASSWORD: operators.get(stack)?.password,
  };
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
