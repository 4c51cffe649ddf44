import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";

it("openDatabase skips the checkpoint with a warning when the disk is almost full", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "damadum-"));
  let free = Number.POSITIVE_INFINITY;
  const database = await openDatabase({ databaseUrl: null, dataDir }, async () => free);
  const [checkpoint] = database.maintenance;
  await expect(checkpoint?.run()).resolves.toBeUndefined();
  free = 1024;
  await expect(checkpoint?.run()).rejects.toThrow("The disk is almost full");
  await expect(sql`select 1`.execute(database.db)).resolves.toBeDefined();
  await database.close();
  await rm(dataDir, { recursive: true });
});
