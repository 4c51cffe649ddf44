import { brand } from "@damadum/domain";
import { Command } from "commander";
import stringWidth from "string-width";
import type { CommandTexts } from "../command.ts";
import { commandGroups, commandsOf } from "../commands/commands.ts";
import { inputsOf } from "../input/inputs.ts";
import { localCommands } from "./local-commands.ts";

/** The parsed command line. */
export interface Typed {
  readonly words: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly json: boolean;
}

const titles: Readonly<Record<string, string>> = {
  "Usage:": "쓰는 법:",
  "Arguments:": "인자:",
  "Options:": "옵션:",
  "Global Options:": "모든 명령의 옵션:",
  "Commands:": "명령:",
};

/**
 * The command line of `pnpm ops`, with only the commands of the typed groups loaded. `run` gets the parsed line;
 * commander throws for help and usage errors.
 */
export async function createProgram(
  typed: readonly string[],
  run: (typed: Typed) => Promise<void>,
): Promise<Command> {
  const program = inKorean(new Command("pnpm ops"))
    .usage("<무엇> <할 일> [옵션]")
    .description(`${brand.name} 서비스를 운영하는 명령. 모든 변경은 누가 왜 했는지 기록에 남아요.`)
    .option("--json", "표 대신 JSON 으로 답해요");
  for (const [name, { summary }] of Object.entries(commandGroups)) {
    const group = inKorean(program.command(name)).usage("<할 일> [옵션]").description(summary);
    const own: readonly CommandTexts[] = typed.includes(name) ? await commandsOf(name) : [];
    const ofGroup = [...own, ...localCommands].filter(({ words }) => beginsWith(words, name));
    for (const one of ofGroup) {
      // The only command of a group needs no name.
      const isDefault = ofGroup.length === 1;
      const sub = one.words === name ? group : inKorean(group.command(nameIn(one), { isDefault }));
      addCommand(sub, one, run);
    }
  }
  return program;
}

const beginsWith = (words: string, name: string) => words.split(" ")[0] === name;
const nameIn = ({ words }: CommandTexts) => words.split(" ").at(-1) ?? words;

function addCommand(sub: Command, one: CommandTexts, run: (typed: Typed) => Promise<void>): void {
  sub.description(one.summary);
  const inputs = inputsOf(one.input);
  const parameters = inputs.filter(({ flag }) => flag === null);
  sub.usage([...parameters.map(({ label }) => `<${label}>`), "[옵션]"].join(" "));
  for (const { flag, takes, label, help } of inputs) {
    if (flag === null) sub.argument(`<${label}>`, help);
    else sub.option(`${flag} ${takes}`.trim(), help);
  }
  sub.action(async () => {
    const args = parameters.map(({ key }, index) => [key, sub.args[index]]);
    const { json, ...options } = sub.optsWithGlobals<Record<string, unknown>>();
    await run({
      words: one.words,
      input: { ...options, ...Object.fromEntries(args) },
      json: json === true,
    });
  });
}

function inKorean(command: Command): Command {
  return command
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .configureHelp({
      showGlobalOptions: true,
      displayWidth: stringWidth,
      styleTitle: (title) => titles[title] ?? title,
      subcommandTerm: (sub) =>
        [sub.name(), ...sub.registeredArguments.map((a) => `<${a.name()}>`)].join(" "),
    })
    .helpOption("-h, --help", "도움말")
    .helpCommand(false);
}
