import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createPostgresDatabase } from "../testing/postgres-database.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./tables.ts";

const page = new URL("../../../../docs/operations.md", import.meta.url);
const hasTools = spawnSync("pg_dump", ["--version"]).status === 0;
if (!hasTools) process.stderr.write("SKIPPED: backup and restore need pg_dump and pg_restore\n");
const database = hasTools ? await createPostgresDatabase() : null;
const restored = hasTools ? await createPostgresDatabase() : null;

describe.skipIf(database === null)("the backup and restore commands of docs/operations.md", () => {
  afterAll(async () => {
    await database?.drop();
    await restored?.drop();
  });

  it("restore every row and every picture", async () => {
    if (database === null || restored === null) throw new Error("skipped above");
    const folder = await mkdtemp(join(tmpdir(), "damadum-backup-"));
    const [from, to] = [join(folder, "from"), join(folder, "to")];
    const db = database.open();
    await migrate(db);
    await sql`insert into schedule_slots (day, time, capacity) values ('2027-03-02', '09:00', 7)`.execute(
      db,
    );
    await mkdir(join(from, "files"), { recursive: true });
    await writeFile(join(from, "files", "picture"), "bytes of a picture");

    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      NEW_DATABASE_URL: restored.url,
      DATA_DIR: from,
      NEW_DATA_DIR: to,
    };
    const lines = await linesOfPage();
    execFileSync("bash", ["-euc", lines], { cwd: folder, env });

    const other = restored.open();
    expect(await rowsOf(other)).toEqual(await rowsOf(db));
    expect(await readFile(join(to, "files", "picture"), "utf8")).toBe("bytes of a picture");
    await db.destroy();
    await other.destroy();
    await rm(folder, { recursive: true });
  });
});

/** The two PostgreSQL blocks of the section. */
async function linesOfPage(): Promise<string> {
  const text = await readFile(page, "utf8");
  const section = text.split("## Backup and restore")[1]?.split("\nEmbedded:")[0] ?? "";
  const blocks = Array.from(section.matchAll(/```sh\n([^]*?)```/g), ([, block = ""]) => block);
  expect(blocks).toHaveLength(2);
  return blocks.join("");
}

/** The rows of every table, as text. */
async function rowsOf(db: Database): Promise<Readonly<Record<string, unknown>>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    db,
  );
  const entries = tables.rows.map(async ({ name }) => {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by 1`.execute(db);
    return [name, rows] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
