import { CommanderError } from "commander";
import { describe, expect, it } from "vitest";
import { createProgram } from "./program.ts";
import { mistakeText } from "./run-program.ts";

/** The message for a mistyped line. */
async function said(...typed: readonly string[]): Promise<string> {
  const program = await createProgram(typed, () => Promise.reject(new Error("it ran")));
  try {
    await program.parseAsync(["node", "ops", ...typed]);
  } catch (error) {
    if (error instanceof CommanderError) return mistakeText(error, typed);
    throw error;
  }
  throw new Error("nothing was wrong");
}

describe("mistakeText", () => {
  it.each([
    [["move"], "없는 명령이에요: move\n혹시 이것인가요? moves\n도움말: pnpm ops --help"],
    [["moves", "fly"], "없는 명령이에요: fly\n도움말: pnpm ops moves --help"],
    [
      ["owed", "all"],
      "인자가 너무 많아요. 빈칸이 있는 글은 따옴표로 묶어 주세요: list\n도움말: pnpm ops owed --help",
    ],
    [["moves"], "명령을 골라 주세요.\n도움말: pnpm ops moves --help"],
    [[], "명령을 골라 주세요.\n도움말: pnpm ops --help"],
    [["moves", "show"], "인자가 빠졌어요: 이사 번호\n도움말: pnpm ops moves show --help"],
    [
      ["moves", "list", "--statu", "X"],
      "없는 옵션이에요: --statu\n혹시 이것인가요? --status\n도움말: pnpm ops moves list --help",
    ],
    [
      ["moves", "cancel", "MV1", "--reason"],
      "옵션에 값이 빠졌어요: --reason <이유>\n도움말: pnpm ops moves cancel --help",
    ],
    [
      ["data", "export", "a", "b"],
      "인자가 너무 많아요. 빈칸이 있는 글은 따옴표로 묶어 주세요: export\n도움말: pnpm ops data export --help",
    ],
  ])(
    "explains in Korean what is wrong, what was meant and where the help is",
    async (typed, text) => {
      expect(await said(...typed)).toBe(text);
    },
  );
});
