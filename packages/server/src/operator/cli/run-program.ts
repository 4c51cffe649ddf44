import { inspect } from "node:util";
import { CommanderError } from "commander";
import { InvalidSettings } from "../../settings/invalid-settings.ts";
import { readSettings } from "../../settings/settings.ts";
import type { CommandResult } from "../command.ts";
import { findCommand } from "../commands/commands.ts";
import { findDataCommand } from "../data/data-commands.ts";
import { OperatorError } from "../operator-error.ts";
import { callServer } from "../port/call-server.ts";
import type { CommandCall } from "../run-command.ts";
import { mistakeText } from "./mistake-text.ts";
import { createProgram, type Typed } from "./program.ts";
import { readFiles } from "./read-files.ts";
import { showJson } from "./show-json.ts";
import { showResult } from "./show-table.ts";
import { requireWritable, writeAnswer } from "./written-file.ts";

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

async function answer({ words, input, as, json }: Typed): Promise<void> {
  const { reads = [], writes = "" } = findDataCommand(words) ?? (await findCommand(words)) ?? {};
  requireWritable(input[writes]);
  const { file, ...result } = await perform({ words, input: readFiles(input, reads), as });
  if (file !== undefined) writeAnswer(file);
  const name = file?.name ?? null;
  if (json) print(showJson(result, name));
  else print(showResult(result) + (name === null ? "" : `\n파일: ${name}`));
}

/** Runs on the server that has the folder open, or in this process, which then loads the server's services. */
async function perform(call: CommandCall): Promise<CommandResult> {
  const settings = readSettings({ ...process.env, DEMO_DATA: "0" });
  const onData = findDataCommand(call.words);
  if (onData !== undefined) return onData.run(settings.dataDir, call.input);
  const asked = settings.databaseUrl === null ? await callServer(settings.dataDir, call) : null;
  if (asked !== null) return asked;
  const { openAndRun } = await import("../open-and-run.ts");
  return openAndRun(settings, call);
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
