import { describe, expect, it } from "vitest";
import { dataCommands } from "../data/data-commands.ts";
import { commandGroups, commands } from "./commands.ts";

const all = [...commands, ...dataCommands];
const KOREAN = /[가-힣]/;

describe("every command", () => {
  it.each(all)("$words is explained in Korean, with all that it takes", (command) => {
    const { words, summary, parameters = {}, options = {} } = command;
    expect(words).toMatch(/^[a-z]+ [a-z-]+$/);
    expect(Object.keys(commandGroups)).toContain(words.split(" ")[0]);
    const texts = [summary, ...Object.values(parameters), ...Object.values(options)];
    for (const text of texts) expect(text).toMatch(KOREAN);
    for (const flags of Object.keys(options)) expect(flags).toMatch(/^--[a-z-]+( <[가-힣 ]+>)?$/);
  });

  it("has words of its own", () => {
    expect(new Set(all.map(({ words }) => words)).size).toBe(all.length);
  });
});
