import { existsSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { CommanderError } from "commander";
import { createServices } from "../create-services.ts";
import { connectionTrouble } from "../db/connection-trouble.ts";
import { DirectoryInUse } from "../db/embedded/directory-lock.ts";
import { NewerDatabase } from "../db/migrate.ts";
import { createLogger } from "../log/logger.ts";
import { InvalidSettings } from "../settings/invalid-settings.ts";
import { readSettings } from "../settings/settings.ts";
import { mistakeText } from "./cli/mistake-text.ts";
import { createProgram, type Typed } from "./cli/program.ts";
import { readFiles } from "./cli/read-files.ts";
import { showJson } from "./cli/show-json.ts";
import { showResult } from "./cli/show-result.ts";
import { refuseUnwritable, writeAnswer } from "./cli/written-file.ts";
import type { CommandResult } from "./command.ts";
import { findCommand } from "./commands/commands.ts";
import { CREATE_OPERATOR } from "./create-first-operator.ts";
import { findDataCommand } from "./data/data-commands.ts";
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
  const { reads = [], writes = "" } = findDataCommand(words) ?? findCommand(words) ?? {};
  refuseUnwritable(input[writes]);
  const { file, ...result } = await perform({ words, input: readFiles(input, reads), as });
  if (file !== undefined) writeAnswer(file);
  const name = file?.name ?? null;
  if (json) say(showJson(result, name));
  else say(showResult(result) + (name === null ? "" : `\n파일: ${name}`));
}

/** By the server that has the folder open, or in this process. */
async function perform(call: Omit<Typed, "json">): Promise<CommandResult> {
  const settings = readSettings({ ...process.env, DEMO_DATA: "0" });
  const onData = findDataCommand(call.words);
  if (onData !== undefined) return onData.run(settings.dataDir, call.input);
  if (settings.databaseUrl === null) {
    const result = await askServer(settings.dataDir, call);
    if (result !== null) return result;
    refuseEmptyFolder(settings.dataDir, call.words);
  }
  const log = createLogger("warn", { write: (line) => void process.stderr.write(line) });
  const { services, close } = await createServices(settings, log);
  try {
    return await runCommand(services, call);
  } finally {
    await close();
  }
}

/** A wrong DATA_DIR must not become a new database. */
function refuseEmptyFolder(dataDir: string, words: string): void {
  if (words === CREATE_OPERATOR || existsSync(join(dataDir, "database"))) return;
  throw new OperatorError(`${dataDir} 에 데이터베이스가 없어요. DATA_DIR 을 확인해 주세요.`);
}

/** Says what went wrong; returns the exit code. Asking for help is no mistake. */
function explain(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    complain(mistakeText(error, process.argv.slice(2)));
    return 2;
  }
  complain(sentenceOf(error));
  return 1;
}

function sentenceOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const trouble = connectionTrouble(error);
  if (trouble !== null) {
    return `데이터베이스에 연결할 수 없어요. DATABASE_URL 을 확인해 주세요. (${trouble})`;
  }
  if (error instanceof DirectoryInUse) {
    return `다른 프로그램이 ${error.folder} 를 쓰고 있어요. 서버를 멈춘 뒤 다시 해 주세요.`;
  }
  if (error instanceof NewerDatabase) {
    return "데이터베이스가 이 명령보다 새 버전의 것이에요. 서버와 같은 버전의 명령을 써 주세요.";
  }
  if (error instanceof InvalidSettings) {
    return `설정이 맞지 않아요. docs/operations.md 를 봐 주세요.\n${error.message}`;
  }
  return `하지 못했어요. 아래 내용을 개발자에게 알려 주세요.\n${inspect(error)}`;
}
