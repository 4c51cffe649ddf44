import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolder } from "./create-folder.ts";
import { DirectoryInUse, lockDirectory } from "./directory-lock.ts";

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "damadum-folder-"));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

describe("createFolder", () => {
  it("starts over when an earlier creation was cut off, and leaves a finished folder alone", async () => {
    const folder = join(dataDir, "database");
    mkdirSync(`${folder}.creating`);
    writeFileSync(join(`${folder}.creating`, "half"), "");
    await createFolder(folder);
    expect(existsSync(join(folder, "PG_VERSION"))).toBe(true);
    expect(existsSync(join(folder, "half"))).toBe(false);
    expect(existsSync(`${folder}.creating`)).toBe(false);

    writeFileSync(join(folder, "mark"), "");
    await createFolder(folder);
    expect(existsSync(join(folder, "mark"))).toBe(true);
  });
});

describe("lockDirectory", () => {
  it("lets one in at a time", () => {
    const lock = lockDirectory(dataDir);
    expect(() => lockDirectory(dataDir)).toThrow(DirectoryInUse);
    lock.release();
    lockDirectory(dataDir).release();
  });
});
