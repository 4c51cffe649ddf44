import { writeFileSync } from "node:fs";
import { CommanderError } from "commander";
import { createServices } from "../create-services.ts";
import { DirectoryInUse } from "../db/embedded/directory-lock.ts";
import { createLogger } from "../log/logger.ts";
import { InvalidSettings } from "../settings/invalid-settings.ts";
import { readSettings } from "../settings/settings.ts";
import { createProgram, mistakeText, type Typed } from "./cli/program.ts";
import { readFiles } from "./cli/read-files.ts";
import { showResult } from "./cli/show-result.ts";
import type { CommandResult } from "./command.ts";
import { findCommand } from "./commands/commands.ts";
import { dataCommands } from "./data/data-commands.ts";
import { OperatorError } from "./operator-error.ts";
import { askServer } from "./port/ask-server.ts";
import { runCommand } from "./run-command.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

try {
  await createProgram(answer).parseAsync();
} catch (error) {
  process.exitCode = explain(error);
}

async function answer({ words, input, as, json }: Typed): Promise<void> {
  const given = readFiles(input, findCommand(words)?.reads ?? []);
  const { file, ...result } = await perform({ words, input: given, as });
  if (file !== undefined) writeFileSync(file.name, Buffer.from(file.base64, "base64"));
  const written = file === undefined ? {} : { file: file.name };
  if (json) say(JSON.stringify({ ...result, ...written }, null, 2));
  else say(showResult(result) + (file === undefined ? "" : `\n파일: ${file.name}`));
}

/** By the server that has the folder open, or in this process. */
async function perform(call: Omit<Typed, "json">): Promise<CommandResult> {
  const settings = readSettings({ ...process.env, DEMO_DATA: "0" });
  const onData = dataCommands.find(({ words }) => words === call.words);
  if (onData !== undefined) return onData.run(settings.dataDir, call.input);
  if (settings.databaseUrl === null) {
    const result = await askServer(settings.dataDir, call);
    if (result !== null) return result;
  }
  const log = createLogger("warn", { write: (line) => void process.stderr.write(line) });
  const { services, close } = await createServices(settings, log);
  try {
    return await runCommand(services, call);
  } finally {
    await close();
  }
}

/** Says what went wrong; returns the exit code. Asking for help is no mistake. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    // A group without a command shows its help.
    complain(error.code === "commander.help" ? "위에서 명령을 골라 주세요." : mistakeText(error));
    return 2;
  }
  const known = [OperatorError, InvalidSettings, DirectoryInUse];
  const mendable = known.some((kind) => error instanceof kind) && error instanceof Error;
  complain(mendable ? error.message : String(error instanceof Error ? error.stack : error));
  return 1;
}
