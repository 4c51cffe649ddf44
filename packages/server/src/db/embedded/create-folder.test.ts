import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
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

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe("createFolder", () => {
  it("starts over when an earlier creation was interrupted, and leaves a finished folder alone", async () => {
    const folder = join(dataDir, "database");
    mkdirSync(`${folder}.creating`);
    writeFileSync(join(`${folder}.creating`, "half"), "");
    await createFolder(folder);
    expect(existsSync(join(folder, "PG_VERSION"))).toBe(true);
    expect(existsSync(join(folder, "half"))).toBe(false);
    expect(existsSync(`${folder}.creating`)).toBe(false);

    expect(modeOf(folder)).toBe(0o700);

    writeFileSync(join(folder, "mark"), "");
    chmodSync(folder, 0o755);
    await createFolder(folder);
    expect(existsSync(join(folder, "mark"))).toBe(true);
    // A folder that other users could access is restricted to the owner.
    expect(modeOf(folder)).toBe(0o700);
  });
});

describe("lockDirectory", () => {
  it("admits one process at a time", () => {
    const lock = lockDirectory(dataDir);
    expect(() => lockDirectory(dataDir)).toThrow(DirectoryInUse);
    lock.release();
    lockDirectory(dataDir).release();
  });
});
