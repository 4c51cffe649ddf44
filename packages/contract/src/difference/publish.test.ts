import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

import { REPOSITORY } from "../reader/contract.ts";

// The commands as they are called, in a copy whose last release is 2.0.0.
const copy = mkdtempSync(join(tmpdir(), "publish-"));
for (const part of [
  "openapi.yaml",
  "openapi",
  "packages/contract/src",
  "packages/contract/scripts",
  "packages/contract/package.json",
])
  cpSync(join(REPOSITORY, part), join(copy, part), { recursive: true });
symlinkSync(
  join(REPOSITORY, "packages/contract/node_modules"),
  join(copy, "packages/contract/node_modules"),
);
afterAll(() => rmSync(copy, { recursive: true }));

const text = (file: string) => readFileSync(join(copy, file), "utf8");
const edit = (file: string, found: RegExp, to: string) =>
  writeFileSync(join(copy, file), text(file).replace(found, to));
const setVersion = (version: string) =>
  edit("openapi.yaml", /^ {2}version: .*$/m, `  version: ${version}`);
const CHANGELOG = "openapi/CHANGELOG.md";
function publish(...args: readonly string[]) {
  const script = join(copy, "packages/contract/scripts/publish.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: copy },
  });
  return { status, stdout, stderr };
}

it("a change is checked, accepted and released in this order only", { timeout: 120_000 }, () => {
  setVersion("2.0.0");
  publish("accept");
  expect(publish("release")).toMatchObject({ status: 0 });
  edit("openapi/popup.yaml", /^( {8}title: .*maxLength: )\d+/m, "$1 9999");
  const { status, stdout } = publish("check", "--json");
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    verdict: "breaking",
    version: { now: "2.0.0", needed: "3.0.0" },
    rows: [{ part: "schema Popup" }],
  });
  expect(publish("release")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("3.0.0 이상"),
  });
  setVersion("3.0.0");
  expect(publish("check")).toMatchObject({ status: 0 });
  expect(publish("release")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("contract:accept"),
  });
  expect(publish("accept").stdout).toContain("스키마 Popup 의 옮기는 법을 적어 주세요");
  expect(publish("release")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("옮기는 법"),
  });
  edit(CHANGELOG, /\(아직 적지 않음\)/, "주소가 길어요.\n    두 줄로 적어요.");
  publish("accept");
  expect(text(CHANGELOG)).toContain("주소가 길어요.\n    두 줄로 적어요.\n");
  expect(publish("release")).toMatchObject({ status: 0 });
  expect(publish("check", "--accepted")).toMatchObject({ status: 0 });
});

it(
  "a commit as base tells its own rows and leaves the version to the release",
  {
    timeout: 60_000,
  },
  () => {
    const git = (...args: readonly string[]) => spawnSync("git", args, { cwd: copy });
    git("init", "-q");
    edit("openapi/popup.yaml", /maxLength: +9999/, "maxLength: 99999");
    setVersion("4.0.0");
    git("add", "openapi.yaml", "openapi");
    git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "start");
    edit("openapi/popup.yaml", /^ {8}link: .*$/m, "$&\n        color: { type: string }");
    const { status, stdout } = publish("check", "--json", "--base", "HEAD");
    expect(JSON.parse(stdout)).toMatchObject({
      verdict: "safe",
      version: { now: "4.0.0", needed: "4.0.0" },
      rows: [{ changes: [{ at: "color" }] }],
      problems: [],
    });
    expect(status).toBe(0);
  },
);

it(
  "a removal is rehearsed when another day is given, and released on none but today",
  { timeout: 120_000 },
  () => {
    publish("accept");
    edit(CHANGELOG, /\(아직 적지 않음\)/, "주소가 길어요.");
    expect(publish("release")).toMatchObject({ status: 0 });
    // Nine hours ahead, as the days of notices are.
    const day = (days: number) =>
      new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    const notice = `deprecated: true, x-deprecated-on: "${day(0)}", x-sunset: "${day(100)}"`;
    edit("openapi/popup.yaml", /^( {8}color: .*) }$/m, `$1, ${notice} }`);
    setVersion("4.1.0");
    publish("accept");
    expect(publish("release")).toMatchObject({ status: 0 });
    edit("openapi/popup.yaml", /^ {8}color: .*\n/m, "");
    setVersion("5.0.0");
    expect(publish("check")).toMatchObject({ status: 1 });
    expect(publish("check", "--today", day(100))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("contract:accept"),
    });
    expect(publish("release", "--today", day(100))).toMatchObject({ status: 2 });
    expect(publish("check", "--today", "내일")).toMatchObject({ status: 2 });
  },
);

it("a file is compared with a folder when both are given", { timeout: 60_000 }, () => {
  const head = "openapi/generated/released.json";
  const { stdout, status } = publish("check", "--json", "--base", copy, "--head", head);
  expect(JSON.parse(stdout)).toMatchObject({ rows: [{ changes: [{ text: "새로 생김" }] }] });
  expect(status).toBe(1);
});

it("an unknown option is answered with those that exist", () => {
  expect(publish("check", "--help")).toMatchObject({
    status: 2,
    stderr: expect.stringContaining("--markdown"),
  });
});

it("accept and release refuse another base when it is given", { timeout: 60_000 }, () => {
  const before = text(CHANGELOG);
  for (const command of ["accept", "release"])
    expect(publish(command, "--base", copy)).toMatchObject({ status: 2 });
  expect(text(CHANGELOG)).toBe(before);
});
