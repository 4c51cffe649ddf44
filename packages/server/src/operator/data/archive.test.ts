import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { lockDirectory } from "../../db/embedded/directory-lock.ts";
import { NewerDatabase } from "../../db/migrate.ts";
import { openDatabase } from "../../db/open-database.ts";
import { exportData, importData } from "./archive.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "damadum-archive-"));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

it("restores database, files and secret only into an empty folder", async () => {
  const from = join(folder, "from");
  const to = join(folder, "to");
  const file = join(folder, "all.tar.gz");
  await expect(exportData(from, file)).rejects.toThrow("데이터베이스가 없어요");
  const database = await openDatabase({ databaseUrl: null, dataDir: from });
  await database.db
    .insertInto("rate_limits")
    .values({ key: "kept", points: 7, expire: 1 })
    .execute();
  await database.close();
  mkdirSync(join(from, "files"));
  writeFileSync(join(from, "files", "a.webp"), "picture");
  writeFileSync(join(from, "token-secret"), "secret");
  mkdirSync(join(from, "logs"));

  const lock = lockDirectory(from);
  await expect(exportData(from, file)).rejects.toThrow("Another server");
  lock.release();
  writeFileSync(file, "an earlier one", { mode: 0o644 });
  await exportData(from, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await importData(to, file);
  expect(readFileSync(join(to, "files", "a.webp"), "utf8")).toBe("picture");
  expect(existsSync(join(to, "logs"))).toBe(false);
  const copy = await openDatabase({ databaseUrl: null, dataDir: to });
  const rows = await copy.db.selectFrom("rate_limits").selectAll().execute();
  await copy.close();
  expect(rows).toEqual([{ key: "kept", points: 7, expire: 1 }]);
  await expect(importData(to, file)).rejects.toThrow("덮어쓰지 않으니");
  expect(readdirSync(to).filter((name) => name.startsWith("import-"))).toEqual([]);

  const broken = join(folder, "broken.tar.gz");
  writeFileSync(broken, readFileSync(file).subarray(0, 2000));
  const other = join(folder, "other");
  for (const wrong of [broken, join(from, "token-secret")]) {
    await expect(importData(other, wrong)).rejects.toThrow("온전한 파일이 아니에요");
    expect(readdirSync(other).filter((name) => !name.startsWith("lock."))).toEqual([]);
  }
}, 180_000);

it("the archive keeps the earlier file when a new one cannot be written", async () => {
  const from = join(folder, "kept");
  const file = join(folder, "kept.tar.gz");
  mkdirSync(join(from, "database"), { recursive: true });
  writeFileSync(file, "an earlier one");
  vi.stubEnv("PATH", "");
  await expect(exportData(from, file)).rejects.toThrow("tar");
  expect(readFileSync(file, "utf8")).toBe("an earlier one");
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("the archive rejects a file of a later version as later, not as broken", async () => {
  const later = join(folder, "later");
  const file = join(folder, "later.tar.gz");
  const database = await openDatabase({ databaseUrl: null, dataDir: later });
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2999')`.execute(
    database.db,
  );
  await database.close();
  await exportData(later, file);
  await expect(importData(join(folder, "earlier"), file)).rejects.toThrow(NewerDatabase);
}, 180_000);
