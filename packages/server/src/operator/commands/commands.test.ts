import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { hideSecrets } from "../../log/hide-secrets.ts";
import { localCommands } from "../cli/local-commands.ts";
import { inputsOf } from "../input/inputs.ts";
import { commandGroups, commandsOf } from "./commands.ts";

const commands = (await Promise.all(Object.keys(commandGroups).map(commandsOf))).flat();
const all = [...commands, ...localCommands];
const hasTwo = (words: string) => words.includes(" ");
const KOREAN = /[가-힣]/;

/** Inputs that `operators log` may show: numbers, days, states and reasons, but no personal data. */
const NOT_PERSONAL: ReadonlySet<string> = new Set([
  "serial",
  "purpose",
  "business",
  "outcome",
  "again",
  "startFloor",
  "startCarriage",
  "startPostcode",
  "destinationFloor",
  "destinationCarriage",
  "destinationPostcode",
  "items",
  "refund",
  "replace",
  "key",
  "to",
  "reason",
  "note",
  "early",
  "withoutFee",
  "move",
  "missing",
  "delivery",
  "collection",
  "yes",
  "number",
  "message",
  "fault",
  "boxes",
  "count",
  "labels",
  "company",
  "sameName",
  "registration",
  "type",
  "item",
  "months",
  "start",
  "postcode",
  "floor",
  "carriage",
  "department",
  "role",
  "id",
  "monthly",
  "month",
  "due",
  "payment",
  "merchantUid",
  "amount",
  "title",
  "order",
  "line",
  "until",
  "photo",
  "url",
  "percent",
  "maxAmount",
  "types",
  "from",
  "body",
  "link",
  "position",
  "day",
  "time",
  "capacity",
  "kind",
  "method",
  "balance",
  "last",
  "team",
  "truck",
  "preview",
  "tons",
  "people",
]);

describe("every command", () => {
  it.each(all)("$words is explained in Korean, with all its inputs", (command) => {
    const { words, summary, input } = command;
    expect(words).toMatch(/^[a-z]+( [a-z-]+)?$/);
    expect(Object.keys(commandGroups)).toContain(words.split(" ")[0]);
    for (const text of [summary, ...inputsOf(input).map(({ help }) => help)]) {
      expect(text).toMatch(KOREAN);
    }
    // Screens list it by its summary, where there is nothing to type.
    expect(summary).not.toMatch(/--|[a-z]{4}/);
    for (const { takes } of inputsOf(input)) expect(takes).toMatch(/^(<[가-힣 ]+>)?$/);
  });

  it("has no input that operator_actions shows unless it is listed as not personal", () => {
    const taken = commands
      .filter(({ changes }) => changes)
      .flatMap(({ input }) => Object.keys(input.shape));
    const recorded = hideSecrets(Object.fromEntries(taken.map((name) => [name, "shown"])));
    const shown = Object.keys(recorded).filter((name) => recorded[name] === "shown");
    expect(shown.filter((name) => !NOT_PERSONAL.has(name))).toEqual([]);
  });

  it("that a sentence names exists", () => {
    const known = new Set(all.map(({ words }) => words));
    const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith(".test.ts"));
    const sources = files.map((name) => readFileSync(join(import.meta.dirname, name), "utf8"));
    const named = sources.flatMap((text) => [...text.matchAll(/`pnpm ops ([^`\\]+)\\?`/g)]);
    expect(named.length).toBeGreaterThan(20);
    // Nor is one named in another way, which would not be told from other words.
    const bare = new RegExp(`(?<!ops )(${[...known].filter(hasTwo).join("|")})[^a-z"-].*[가-힣]`);
    expect(sources.flatMap((text) => text.split("\n")).filter((line) => bare.test(line))).toEqual(
      [],
    );
    expect(named.map(([, words = ""]) => words).filter((words) => !known.has(words))).toEqual([]);
  });

  it("has unique words", () => {
    expect(new Set(all.map(({ words }) => words)).size).toBe(all.length);
  });
});
