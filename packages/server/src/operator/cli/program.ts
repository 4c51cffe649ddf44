import { Command, type CommanderError } from "commander";
import stringWidth from "string-width";
import type { CommandTexts } from "../command.ts";
import { commandGroups, commands } from "../commands/commands.ts";
import { dataCommands } from "../data/data-commands.ts";

/** What was typed, read. */
export interface Typed {
  readonly words: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly as: string | null;
  readonly json: boolean;
}

const titles: Readonly<Record<string, string>> = {
  "Usage:": "쓰는 법:",
  "Arguments:": "인자:",
  "Options:": "옵션:",
  "Global Options:": "모든 명령의 옵션:",
  "Commands:": "명령:",
};

const mistakes: Readonly<Record<string, string>> = {
  "commander.unknownCommand": "없는 명령이에요.",
  "commander.unknownOption": "없는 옵션이에요.",
  "commander.missingArgument": "인자가 빠졌어요.",
  "commander.excessArguments": "인자가 너무 많아요.",
  "commander.optionMissingArgument": "옵션에 값이 빠졌어요.",
};

/** The command line of `pnpm ops`. `run` gets what was typed; help and mistakes are thrown by commander. */
export function createProgram(run: (typed: Typed) => Promise<void>): Command {
  const program = inKorean(new Command("pnpm ops"))
    .usage("<무엇> <할 일> [옵션]")
    .description("담아둠을 운영하는 명령. 모든 변경은 누가 왜 했는지 기록에 남아요.")
    .option("--as <아이디>", "누가 하는 일인지 (운영자가 한 명이면 없어도 돼요)")
    .option("--json", "표 대신 JSON 으로 답해요");
  for (const [name, summary] of Object.entries(commandGroups)) {
    const group = inKorean(program.command(name)).usage("<할 일> [옵션]").description(summary);
    const all: readonly CommandTexts[] = [...commands, ...dataCommands];
    for (const one of all.filter(({ words }) => words.startsWith(`${name} `))) {
      addCommand(group, one, run);
    }
  }
  return program;
}

/** One line in Korean about what was typed wrong. */
export function mistakeText({ code, message }: CommanderError): string {
  const detail = message.replace(/^error: /, "");
  return `${mistakes[code] ?? "명령을 읽을 수 없어요."} (${detail})\n도움말: pnpm ops --help`;
}

function addCommand(group: Command, one: CommandTexts, run: (typed: Typed) => Promise<void>): void {
  const name = one.words.split(" ").at(-1) ?? one.words;
  const sub = inKorean(group.command(name)).description(one.summary);
  const parameters = Object.entries(one.parameters ?? {});
  sub.usage([...parameters.map(([parameter]) => `<${parameter}>`), "[옵션]"].join(" "));
  for (const [parameter, explanation] of parameters) sub.argument(`<${parameter}>`, explanation);
  for (const [flags, explanation] of Object.entries(one.options ?? {})) {
    sub.option(flags, explanation);
  }
  sub.action(async () => {
    const given = parameters.map(([parameter], index) => [parameter, sub.args[index]]);
    const { as, json, ...options } = sub.optsWithGlobals<Record<string, unknown>>();
    await run({
      words: one.words,
      input: { ...options, ...Object.fromEntries(given) },
      as: typeof as === "string" ? as : null,
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
