import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { openEngine } from "./engine.ts";
import { readImage } from "./image.ts";

/** As in PostgreSQL itself. PGlite creates world-writable files, although they contain all member data. */
const OWNER_ONLY = 0o700;

/**
 * Creates the database folder if it does not exist. It is built next to its final path and then renamed, so that
 * a server killed meanwhile leaves no partial database. Call it while holding the directory lock.
 */
export async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.creating`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(folder)) return chmodSync(folder, OWNER_ONLY);
  mkdirSync(unfinished, { mode: OWNER_ONLY });
  const image = readImage();
  const engine = await openEngine({
    folder: unfinished,
    ...(image === null ? {} : { image }),
  });
  await engine.close();
  renameSync(unfinished, folder);
}
