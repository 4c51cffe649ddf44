import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../root.ts";

/** ASVS 5.0.0: the level of each requirement of a section, in the order of their numbers. */
const LEVELS = {
  "1.1": "22",
  "1.2": "111112222",
  "1.3": "11222222222",
  "1.4": "222",
  "1.5": "12",
  "2.1": "122",
  "2.2": "112",
  "2.3": "1222",
  "2.4": "2",
  "3.2": "11",
  "3.3": "1222",
  "3.4": "112222",
  "3.5": "11122",
  "3.7": "22",
  "4.1": "122",
  "4.2": "2",
  "4.3": "22",
  "4.4": "1222",
  "5.1": "2",
  "5.2": "112",
  "5.3": "11",
  "5.4": "222",
  "6.1": "122",
  "6.2": "111111112222",
  "6.3": "1122",
  "6.4": "1122",
  "6.5": "22222",
  "6.6": "222",
  "6.8": "2222",
  "7.1": "222",
  "7.2": "1111",
  "7.3": "22",
  "7.4": "11222",
  "7.5": "22",
  "7.6": "22",
  "8.1": "12",
  "8.2": "112",
  "8.3": "1",
  "8.4": "2",
  "9.1": "111",
  "9.2": "1222",
  "10.1": "22",
  "10.2": "22",
  "10.3": "2222",
  "10.4": "11111222222",
  "10.5": "22222",
  "10.6": "22",
  "10.7": "222",
  "11.1": "22",
  "11.2": "222",
  "11.3": "112",
  "11.4": "1222",
  "11.5": "2",
  "11.6": "2",
  "12.1": "122",
  "12.2": "11",
  "12.3": "2222",
  "13.1": "2",
  "13.2": "22222",
  "13.3": "22",
  "13.4": "12222",
  "14.1": "22",
  "14.2": "1222",
  "14.3": "122",
  "15.1": "122",
  "15.2": "122",
  "15.3": "1222222",
  "16.1": "2",
  "16.2": "22222",
  "16.3": "2222",
  "16.4": "222",
  "16.5": "222",
  "17.1": "2",
  "17.2": "2222",
  "17.3": "22",
};

const page = readFileSync(join(root, "docs/security.md"), "utf8");
const rows = [
  ...page.matchAll(
    /^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| (met|deviates|not met|not applicable) \| ([^|]+) \|$/gm,
  ),
].map(([, id = "", level = "", state = "", how = ""]) => ({ id, level, state, how }));

const asked = Object.entries(LEVELS).flatMap(([section, levels]) =>
  Array.from(levels, (level, index) => `${section}.${index + 1} ${level}`).filter(
    (row) => !row.endsWith(" 3"),
  ),
);

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function totalsOf(name: string, counted: typeof rows): string {
  const [met = 0, deviates = 0, missing = 0, foreign = 0] = [
    "met",
    "deviates",
    "not met",
    "not applicable",
  ].map((state) => counted.filter((row) => row.state === state).length);
  const all = counted.length;
  const shares = `${share(met, all - foreign)} | ${share(met + foreign, all)}`;
  return `| ${name} | ${all} | ${met} | ${deviates} | ${missing} | ${foreign} | ${shares} |`;
}

/** What is wrong with a link: its file is missing, or its file has no test of that name. */
function faultOf(name: string, path: string): string | null {
  const file = join(root, "docs", path);
  if (!existsSync(file)) return `${path} does not exist`;
  if (!/\.(?:test|spec)\.tsx?$/.test(path)) return null;
  const text = readFileSync(file, "utf8");
  const isThere = ['"', "`", "'"].some((mark) => text.includes(`${mark}${name}${mark}`));
  return isThere ? null : `${path} has no test "${name}"`;
}

it("docs/security.md has each requirement of the levels 1 and 2 once, in order", () => {
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(asked);
});

it("docs/security.md names only files and tests that exist", () => {
  const links = [...page.matchAll(/\[([^\]]+)\]\(([^)#:]+)\)/g)];
  expect(links.length).toBeGreaterThan(100);
  expect(links.map(([, name = "", path = ""]) => faultOf(name, path)).filter(Boolean)).toEqual([]);
});

it("docs/security.md says what shows each requirement that is met", () => {
  const unproved = rows.filter(
    ({ state, how }) => state === "met" && !/\]\([^)]+\)|" above|`openapi\.yaml`/.test(how),
  );
  expect(unproved).toEqual([]);
});

it("docs/security.md counts its rows right", () => {
  const totals = ["1", "2"].map((level) =>
    totalsOf(
      level,
      rows.filter((row) => row.level === level),
    ),
  );
  expect(page.split("\n")).toEqual(expect.arrayContaining([...totals, totalsOf("1 and 2", rows)]));
});
