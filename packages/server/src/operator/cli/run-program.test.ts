import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { requireWritable, writeAnswer } from "./run-program.ts";

const folder = mkdtempSync(join(tmpdir(), "damadum-written-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("writeAnswer writes the file, and requireWritable throws when its folder does not exist", () => {
  const name = join(folder, "labels.pdf");
  requireWritable(undefined);
  requireWritable(name);
  writeAnswer({ name, base64: Buffer.from("labels").toString("base64") });
  expect(readFileSync(name, "utf8")).toBe("labels");
  const nowhere = join(folder, "nowhere", "labels.pdf");
  expect(() => requireWritable(nowhere)).toThrow("만들 수 없어요");
  expect(() => writeAnswer({ name: folder, base64: "" })).toThrow(folder);
});
