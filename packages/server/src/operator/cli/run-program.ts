import { inspect } from "node:util";
import { CommanderError } from "commander";
import { InvalidSettings } from "../../settings/invalid-settings.ts";
import { findCommand, commandGroups, commandsOf } from "../commands/commands.ts";
import { CREATE_OPERATOR } from "../new-operator.ts";
import { OperatorError } from "../operator-error.ts";
import { wireResult } from "../wire-result.ts";
import { findLocalCommand, localCommands, localSettings } from "./local-commands.ts";
import { createProgram, type Typed } from "./program.ts";
import { showJson, showResult } from "./show-result.ts";
import { readFileSync, accessSync, constants, writeFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { OperatorCommandResult } from "@damadum/sdk/model";

const mistakes: Readonly<Record<string, string>> = {
  "commander.help": "명령을 골라 주세요",
  "commander.unknownCommand": "없는 명령이에요",
  "commander.unknownOption": "없는 옵션이에요",
  "commander.missingArgument": "인자가 빠졌어요",
  "commander.excessArguments": "인자가 너무 많아요. 빈칸이 있는 글은 따옴표로 묶어 주세요",
  "commander.optionMissingArgument": "옵션에 값이 빠졌어요",
};

/** Explains a usage error, with a suggestion if any, and the help command. */
export async function mistakeText(
  { code, message }: Pick<CommanderError, "code" | "message">,
  typed: readonly string[],
): Promise<string> {
  const what = mistakes[code] ?? "명령을 읽을 수 없어요";
  const [, name] = /'([^']+)'/.exec(message) ?? [];
  const [, meant] = /\(Did you mean (?:one of )?([^?]+)\?\)/.exec(message) ?? [];
  return [
    name === undefined ? `${what}.` : `${what}: ${name}`,
    ...(meant === undefined ? [] : [`혹시 이것인가요? ${meant}`]),
    `도움말: pnpm ops ${[...(await helpPath(typed)), "--help"].join(" ")}`,
  ].join("\n");
}

/** The command's words, as far as they are known. */
async function helpPath(typed: readonly string[]): Promise<readonly string[]> {
  const [group = "", name = ""] = typed.filter((word) => !word.startsWith("-"));
  if (!Object.hasOwn(commandGroups, group)) return [];
  const all = [...(await commandsOf(group)), ...localCommands].map(({ words }) => words);
  return all.includes(`${group} ${name}`) ? [group, name] : [group];
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Runs the command line; returns the exit code. */
export async function runProgram(typed: readonly string[]): Promise<number> {
  try {
    const program = await createProgram(typed, answer);
    await program.parseAsync(typed, { from: "user" });
    return 0;
  } catch (error) {
    return explain(error, typed);
  }
}

async function answer({ words, input, json }: Typed): Promise<void> {
  const { reads = [], writes = "" } = findLocalCommand(words) ?? (await findCommand(words)) ?? {};
  requireWritable(input[writes]);
  const result = await perform(words, readFiles(input, reads));
  // Where to is what was typed, whatever a server answers.
  const name = result.file === null ? null : String(input[writes]);
  if (result.file !== null && name !== null) writeAnswer({ ...result.file, name });
  if (json) print(showJson(result, name));
  else print(showResult(result) + (name === null ? "" : `\n파일: ${name}`));
}

/** Runs on the server that the operator has logged in to. Without a login only what nobody can do there is done here. */
async function perform(
  words: string,
  input: Readonly<Record<string, unknown>>,
): Promise<OperatorCommandResult> {
  const local = findLocalCommand(words);
  if (local !== undefined) return wireResult(await local.run(input));
  const { callRemote, LOG_IN } = await import("./remote.ts");
  const answered = await callRemote(words, input);
  if (answered !== null) return answered;
  if (words !== CREATE_OPERATOR) throw new OperatorError(LOG_IN);
  const { createFirstOperator } = await import("./create-first-operator.ts");
  return wireResult(await createFirstOperator(localSettings(), input));
}

/** Prints the error; returns the exit code, which is 0 for help. */
async function explain(error: unknown, typed: readonly string[]): Promise<number> {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    complain(await mistakeText(error, typed));
    return 2;
  }
  complain(sentenceOf(error));
  return 1;
}

function sentenceOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof InvalidSettings) {
    return `설정이 맞지 않아요. docs/operations.md 를 봐 주세요.\n${error.message}`;
  }
  return `하지 못했어요. 아래 내용을 개발자에게 알려 주세요.\n${inspect(error)}`;
}

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
