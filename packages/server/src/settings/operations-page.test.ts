import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { variableNames } from "./settings.ts";

const page = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
const table = page.split("## Settings of the API")[1]?.split("\n## ")[0] ?? "";

/** Names in the first column; `_KAKAO` after `PAYMENT_CHANNEL_CARD` and `KAKAO_…` stand for whole families. */
function explained(): readonly string[] {
  const cells = table
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|")[1] ?? "");
  return cells.flatMap((cell) => {
    const names = Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name);
    return names.flatMap((name) => family(name, names[0] ?? ""));
  });
}

function family(name: string, first: string): readonly string[] {
  if (name.startsWith("_")) return [first.replace(/_[A-Z]+$/, name)];
  return name.endsWith("…")
    ? [name.replace("…", "CLIENT_ID"), name.replace("…", "CLIENT_SECRET")]
    : [name];
}

describe("docs/operations.md", () => {
  it("explains every variable that the server reads, and no other", () => {
    expect(new Set(explained())).toEqual(new Set(variableNames));
  });
});
