import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { migrate } from "../migrate.ts";
import { databaseOn } from "../open-database.ts";
import { embeddedPool } from "./embedded-pool.ts";
import { openEngine } from "./engine.ts";
import { imagePath } from "./image.ts";

/** Writes the image of an empty, migrated database unless it exists, and removes outdated ones. */
export async function ensureImage(): Promise<string> {
  const path = imagePath();
  if (existsSync(path)) return path;
  const engine = await openEngine({});
  await migrate(databaseOn(embeddedPool(engine)));
  const image = Buffer.from(await (await engine.image()).arrayBuffer());
  await engine.close();

  mkdirSync(dirname(path), { recursive: true });
  // Renamed into place because other processes may be reading or writing the same image.
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, image);
  renameSync(unfinished, path);
  removeOthers(path);
  return path;
}

function removeOthers(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    if (/^database-[0-9a-f]{16}\.tar$/.test(name) && name !== basename(path)) {
      rmSync(join(folder, name), { force: true });
    }
  }
}
