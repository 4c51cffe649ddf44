import type { CommanderError } from "commander";
import { commandGroups, commandsOf } from "../commands/commands.ts";
import { dataCommands } from "../data/data-commands.ts";

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
  const [group = "", name = ""] = typed.filter((word, index) => !isOption(typed, index, word));
  if (!Object.hasOwn(commandGroups, group)) return [];
  const all = [...(await commandsOf(group)), ...dataCommands].map(({ words }) => words);
  return all.includes(`${group} ${name}`) ? [group, name] : [group];
}

/** An option, or the value of `--as`, which may precede the command. */
function isOption(typed: readonly string[], index: number, word: string): boolean {
  return word.startsWith("-") || typed[index - 1] === "--as";
}
