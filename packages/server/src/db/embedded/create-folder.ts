import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { openEngine } from "./engine.ts";
import { readImage } from "./image.ts";

const UNFINISHED = ".creating";
/** As PostgreSQL itself has it. PGlite lets everybody write the files inside, which hold all members. */
const OWNER_ONLY = 0o700;

/**
 * Creates the database folder when it is not there yet. It is built beside its place and then renamed,
 * so a server killed meanwhile leaves no half database. Call it while the directory lock is held.
 */
export async function createFolder(folder: string): Promise<void> {
  removeUnfinished(folder);
  if (existsSync(folder)) return chmodSync(folder, OWNER_ONLY);
  const unfinished = `${folder}${UNFINISHED}`;
  mkdirSync(unfinished, { mode: OWNER_ONLY });
  const image = readImage();
  const engine = await openEngine({
    folder: unfinished,
    ...(image === null ? {} : { image }),
  });
  await engine.close();
  renameSync(unfinished, folder);
}

function removeUnfinished(folder: string): void {
  const parent = dirname(folder);
  const name = `${basename(folder)}${UNFINISHED}`;
  if (!readdirSync(parent).includes(name)) return;
  rmSync(join(parent, name), { recursive: true });
}
